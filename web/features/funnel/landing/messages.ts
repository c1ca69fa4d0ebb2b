const en = {
  book: 'Book Now',
  what: 'What is this?',
  pause: 'Pause film',
  play: 'Play film',
};

const fr: typeof en = {
  book: 'Réserver',
  what: 'Qu’est-ce que c’est\u00a0?',
  pause: 'Mettre le film en pause',
  play: 'Lire le film',
};

export const messages = { en, fr };
