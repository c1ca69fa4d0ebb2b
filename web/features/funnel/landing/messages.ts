const en = {
  book: 'Book Now',
  what: 'What is this?',
};

const fr: typeof en = {
  book: 'Réserver',
  what: 'Qu’est-ce que c’est\u00a0?',
};

export const messages = { en, fr };
