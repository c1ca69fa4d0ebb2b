const en = {
  notMoved: 'The visit was not moved',
  notMovedText: 'Something went wrong on our side. Please try again.',
  unchanged: 'Your visit is at that time already.',
  unsure: 'No answer arrived',
  unsureText: 'Your visit may already be moved. Press once more to be certain; it counts only once.',
  moved: 'Visit Moved',
  movedText: (visit: string) => `It is now on ${visit}. A new confirmation email follows.`,
};

const fr: typeof en = {
  notMoved: 'La visite n’a pas été déplacée',
  notMovedText: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
  unchanged: 'Votre visite a déjà lieu à ce moment.',
  unsure: 'Aucune réponse n’est arrivée',
  unsureText: 'Votre visite est peut-être déjà déplacée. Recommencez sans crainte\u00a0: cela ne compte qu’une fois.',
  moved: 'Visite déplacée',
  movedText: (visit) => `Elle a maintenant lieu le ${visit}. Un nouveau courriel de confirmation suivra.`,
};

export const messages = { en, fr };
