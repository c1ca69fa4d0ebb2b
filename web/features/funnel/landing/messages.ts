export const messages = {
  book: { en: 'Book Now', fr: 'Réserver' },
  what: { en: 'What is this?', fr: 'Qu’est-ce que c’est?' },
  pause: { en: 'Pause film', fr: 'Mettre le film en pause' },
  play: { en: 'Play film', fr: 'Lire le film' },
};
