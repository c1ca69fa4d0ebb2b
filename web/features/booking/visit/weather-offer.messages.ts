export const messages = {
  weather: { en: 'The forecast does not suit this day', fr: 'La météo ne convient pas à cette date' },
  weatherHeld: {
    en: (day: string, until: string) => `${day} is held for you. Please answer before ${until}.`,
    fr: (day: string, until: string) =>
      `La journée du ${day} est retenue pour vous. Veuillez répondre avant le ${until}.`,
  },
  weatherAnswered: {
    en: (until: string) => `You have answered. You can change your answer until ${until}.`,
    fr: (until: string) => `Vous avez répondu. Vous pouvez changer d’avis jusqu’au ${until}.`,
  },
  weatherUnknown: { en: 'Another day is held for you.', fr: 'Une autre journée est retenue pour vous.' },
  accept: { en: 'Accept Reschedule', fr: 'Accepter le report' },
  keep: { en: 'Keep Original Time', fr: 'Garder la date prévue' },
  seeAnswer: { en: 'See your answer', fr: 'Voir votre réponse' },
};
