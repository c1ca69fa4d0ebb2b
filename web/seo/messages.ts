import { brand } from '#business/brand.ts';

export const messages = {
  home: { en: 'Home', fr: 'Accueil' },
  business: {
    en: `Storefront window cleaning and nano-coating in ${brand.city}, at one price by storefront size.`,
    fr: `Lavage de vitrines et nanorevêtement à ${brand.city}, à un seul prix selon la taille de la vitrine.`,
  },
  serviceType: { en: 'Storefront window cleaning and nano-coating', fr: 'Lavage de vitrines et nanorevêtement' },
  priceRange: {
    en: (low: string, high: string) => `${low} to ${high}`,
    fr: (low: string, high: string) => `De ${low} à ${high}`,
  },
  picture: {
    en: 'A shopping street at blue hour behind rain-covered glass; a squeegee has wiped half of the pane clear.',
    fr: 'Une rue commerçante à l’heure bleue, derrière une vitre couverte de pluie; une raclette en a essuyé la moitié.',
  },
  line: { en: 'Storefront glass, clear for years', fr: 'Des vitrines limpides, pour des années' },
};
