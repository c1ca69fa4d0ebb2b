export const messages = {
  notMoved: { en: 'The visit was not moved', fr: 'Le rendez-vous n’a pas été déplacé' },
  notMovedText: {
    en: 'Something went wrong on our side. Please try again.',
    fr: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
  },
  unchanged: { en: 'Your visit is at that time already.', fr: 'Votre rendez-vous est déjà prévu à ce moment.' },
  unsure: { en: 'No answer arrived', fr: 'Aucune réponse n’est arrivée' },
  unsureText: {
    en: 'Your visit may already be moved. Try once more to be certain; nothing is done twice.',
    fr: 'Votre rendez-vous est peut-être déjà déplacé. Recommencez sans crainte\u00a0: rien ne sera fait deux fois.',
  },
  moved: { en: 'Visit Moved', fr: 'Rendez-vous déplacé' },
  movedText: {
    en: (visit: string) => `It is now on ${visit}. A new confirmation email follows.`,
    fr: (visit: string) => `Il a maintenant lieu le ${visit}. Un nouveau courriel de confirmation suivra.`,
  },
};
