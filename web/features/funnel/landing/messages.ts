import { brand } from '#business/brand.ts';

export const messages = {
  meaning: {
    en: `Storefront glass, cleaned and coated. ${brand.city}.`,
    fr: `Vitrines nettoyées et traitées. ${brand.city}.`,
  },
  book: { en: 'Book Now', fr: 'Réserver' },
  what: { en: 'What is this?', fr: 'Qu’est-ce que c’est?' },
  pause: { en: 'Pause film', fr: 'Mettre le film en pause' },
  play: { en: 'Play film', fr: 'Lire le film' },
};
