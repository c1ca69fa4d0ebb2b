export const messages = {
  notMoved: { en: 'The visit was not moved', fr: 'La visite n’a pas été déplacée' },
  notMovedText: {
    en: 'Something went wrong on our side. Please try again.',
    fr: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
  },
  unchanged: { en: 'Your visit is at that time already.', fr: 'Votre visite a déjà lieu à ce moment.' },
  unsure: { en: 'No answer arrived', fr: 'Aucune réponse n’est arrivée' },
  unsureText: {
    en: 'Your visit may already be moved. Press once more to be certain; it counts only once.',
    fr: 'Votre visite est peut-être déjà déplacée. Recommencez sans crainte\u00a0: cela ne compte qu’une fois.',
  },
  moved: { en: 'Visit Moved', fr: 'Visite déplacée' },
  movedText: {
    en: (visit: string) => `It is now on ${visit}. A new confirmation email follows.`,
    fr: (visit: string) => `Elle a maintenant lieu le ${visit}. Un nouveau courriel de confirmation suivra.`,
  },
};
