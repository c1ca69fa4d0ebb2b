export const messages = {
  title: { en: 'Your card for the next visit', fr: 'Votre carte pour le prochain rendez-vous' },
  text: {
    en: (card: string, expires: string) => `${card}, until ${expires}. It is charged only when you choose it.`,
    fr: (card: string, expires: string) =>
      `${card}, jusqu’au ${expires}. Elle n’est débitée que si vous la choisissez.`,
  },
  forget: { en: 'Forget this card', fr: 'Oublier cette carte' },
  forgetting: { en: 'Forgetting...', fr: 'Un instant…' },
  forgotten: { en: 'The card is forgotten.', fr: 'La carte est oubliée.' },
  failed: {
    en: 'The card could not be forgotten. Please try again.',
    fr: 'Impossible d’oublier la carte. Veuillez réessayer.',
  },
};
