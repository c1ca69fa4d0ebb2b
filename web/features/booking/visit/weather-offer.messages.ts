const en = {
  weather: 'The forecast does not suit this day',
  weatherHeld: (day: string, until: string) => `${day} is held for you. Please answer before ${until}.`,
  weatherAnswered: (until: string) => `You have answered. You can change your answer until ${until}.`,
  weatherUnknown: 'Another day is held for you.',
  accept: 'Accept Reschedule',
  keep: 'Keep Original Time',
  seeAnswer: 'See your answer',
};

const fr: typeof en = {
  weather: 'La météo ne convient pas à cette date',
  weatherHeld: (day, until) => `La journée du ${day} vous est réservée. Veuillez répondre avant le ${until}.`,
  weatherAnswered: (until) => `Vous avez répondu. Vous pouvez changer d’avis jusqu’au ${until}.`,
  weatherUnknown: 'Une autre journée vous est réservée.',
  accept: 'Accepter le report',
  keep: 'Garder l’heure d’origine',
  seeAnswer: 'Voir votre réponse',
};

export const messages = { en, fr };
