const en = {
  title: 'Your visit',
  at: (time: string) => `at ${time}`,
  moveUntil: (moment: string) => `You can move it until ${moment}, as often as you need to.`,
  moveOver: (moment: string, hours: number) =>
    `It could be moved until ${moment}, ${hours}\u00a0hours before the visit. We are glad to help by phone.`,
  reading: 'Reading what can be changed...',
  unread: 'What can be changed could not be read just now.',
  tryAgain: 'Try again',
  move: 'Move the visit',
  cancel: 'Cancel this booking',
  cancelling: 'One moment...',
  cancelFailed: 'Cancellation Failed',
  cancelFailedText: 'The page for cancelling could not be opened. Please try again.',
  calendar: 'Add to calendar',
  invoice: 'Invoice (PDF)',

  weather: 'The forecast does not suit this day',
  weatherHeld: (day: string, until: string) => `${day} is held for you. Please answer before ${until}.`,
  weatherAnswered: (until: string) => `You have answered. You can change your answer until ${until}.`,
  weatherUnknown: 'Another day is held for you.',
  accept: 'Accept Reschedule',
  keep: 'Keep Original Time',
  seeAnswer: 'See your answer',

  notMoved: 'The visit was not moved',
  notMovedText: 'Something went wrong on our side. Please try again.',
  unchanged: 'Your visit is at that time already.',
  unsure: 'No answer arrived',
  unsureText: 'Your visit may already be moved. Press once more to be certain; it counts only once.',
  moved: 'Visit Moved',
  movedText: (visit: string) => `It is now on ${visit}. A new confirmation email follows.`,
};

const fr: typeof en = {
  title: 'Votre visite',
  at: (time) => `à ${time}`,
  moveUntil: (moment) => `Vous pouvez la déplacer jusqu’au ${moment}, autant de fois qu’il le faut.`,
  moveOver: (moment, hours) =>
    `Elle pouvait être déplacée jusqu’au ${moment}, soit ${hours}\u00a0heures avant la visite. Nous vous aiderons volontiers au téléphone.`,
  reading: 'Chargement des changements possibles…',
  unread: 'Les changements possibles n’ont pas pu être affichés pour l’instant.',
  tryAgain: 'Réessayer',
  move: 'Déplacer la visite',
  cancel: 'Annuler cette réservation',
  cancelling: 'Un instant…',
  cancelFailed: 'Échec de l’annulation',
  cancelFailedText: 'La page d’annulation n’a pas pu s’ouvrir. Veuillez réessayer.',
  calendar: 'Ajouter au calendrier',
  invoice: 'Facture (PDF)',

  weather: 'La météo ne convient pas à cette date',
  weatherHeld: (day, until) => `La journée du ${day} vous est réservée. Veuillez répondre avant le ${until}.`,
  weatherAnswered: (until) => `Vous avez répondu. Vous pouvez changer d’avis jusqu’au ${until}.`,
  weatherUnknown: 'Une autre journée vous est réservée.',
  accept: 'Accepter le report',
  keep: 'Garder l’heure d’origine',
  seeAnswer: 'Voir votre réponse',

  notMoved: 'La visite n’a pas été déplacée',
  notMovedText: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
  unchanged: 'Votre visite a déjà lieu à ce moment.',
  unsure: 'Aucune réponse n’est arrivée',
  unsureText: 'Votre visite est peut-être déjà déplacée. Recommencez sans crainte\u00a0: cela ne compte qu’une fois.',
  moved: 'Visite déplacée',
  movedText: (visit) => `Elle a maintenant lieu le ${visit}. Un nouveau courriel de confirmation suivra.`,
};

export const messages = { en, fr };
