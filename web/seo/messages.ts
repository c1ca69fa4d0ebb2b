import { brand } from '#business/brand.ts';

const en = {
  home: 'Home',
  business: `Storefront window cleaning and nano-coating in ${brand.city}, at one price by storefront size.`,
  serviceType: 'Storefront window cleaning and nano-coating',
  priceRange: (low: string, high: string) => `${low} to ${high}`,
  picture: 'A shopping street at blue hour behind rain-covered glass; a squeegee has wiped half of the pane clear.',
  line: 'Storefront glass, clear for years',
};

const fr: typeof en = {
  home: 'Accueil',
  business: `Lavage de vitrines et nanorevêtement à ${brand.city}, à un seul prix selon la taille de la vitrine.`,
  serviceType: 'Lavage de vitrines et nanorevêtement',
  priceRange: (low, high) => `De ${low} à ${high}`,
  picture:
    'Une rue commerçante à l’heure bleue, derrière une vitre couverte de pluie\u00a0; une raclette en a essuyé la moitié.',
  line: 'Des vitrines claires, pour des années',
};

export const messages = { en, fr };
