export const messages = {
  keep: { en: 'Keep this card for next time', fr: 'Garder cette carte pour la prochaine fois' },
  keepText: { en: 'It is charged only when you choose it.', fr: 'Elle n’est débitée que si vous la choisissez.' },
  forgetText: {
    en: 'You can have it forgotten at any time on the page of your booking.',
    fr: 'Vous pouvez la faire oublier en tout temps sur la page de votre réservation.',
  },
  notKept: { en: 'That could not be saved. Please try again.', fr: 'Impossible de l’enregistrer. Veuillez réessayer.' },
  offered: {
    en: (card: string) => `${card} is in the form: choose it, or enter another card.`,
    fr: (card: string) => `${card} est dans le formulaire\u00a0: choisissez-la, ou entrez une autre carte.`,
  },
  gone: {
    en: (card: string) => `${card} can no longer be used and was forgotten. Please enter a card.`,
    fr: (card: string) => `${card} n’est plus utilisable et a été oubliée. Veuillez entrer une carte.`,
  },
};
