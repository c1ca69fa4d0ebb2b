import { brand } from '#business/brand.ts';
import { platinumPlaces, warrantyYears } from '#business/policies.ts';
import { nbsp } from '#domain/format.ts';
import type { CoatingType } from '#domain/pricing/service.ts';

/** What each service is, in the words that a search engine and an assistant are given. */
type Services = Readonly<Record<CoatingType, string>>;

const servicesEn: Services = {
  essential: `Interior and exterior cleaning, and a nano-coating on three, five or seven exterior windows by storefront size, with a ${warrantyYears}-year warranty from its maker.`,
  complete: `Interior and exterior cleaning, and a nano-coating on all exterior windows, with a ${warrantyYears}-year warranty from its maker.`,
  platinum: `Interior and exterior cleaning, and a nano-coating on all interior and exterior windows, with a ${warrantyYears}-year warranty from its maker, a professional-grade sprayer and one courtesy refresh. Offered to the first ${platinumPlaces} clients only.`,
  refresh: 'Interior and exterior cleaning for existing clients, with the order number of an earlier booking.',
  'preservation-preview': 'A nano-coating on the windows of the doors, by invitation only.',
};
const servicesFr: Services = {
  essential: `Nettoyage intérieur et extérieur, et nanorevêtement sur trois, cinq ou sept vitres extérieures selon la taille de la vitrine, avec une garantie de ${warrantyYears}${nbsp}ans du fabricant.`,
  complete: `Nettoyage intérieur et extérieur, et nanorevêtement sur toutes les vitres extérieures, avec une garantie de ${warrantyYears}${nbsp}ans du fabricant.`,
  platinum: `Nettoyage intérieur et extérieur, et nanorevêtement sur toutes les vitres, à l’intérieur comme à l’extérieur, avec une garantie de ${warrantyYears}${nbsp}ans du fabricant, un pulvérisateur de qualité professionnelle et un rafraîchissement offert. Réservée aux ${platinumPlaces}${nbsp}premiers clients.`,
  refresh:
    'Nettoyage intérieur et extérieur pour notre clientèle actuelle, avec le numéro de commande d’une réservation antérieure.',
  'preservation-preview': 'Nanorevêtement des vitres des portes, sur invitation seulement.',
};

const en = {
  home: 'Home',
  business: `Storefront window cleaning and nano-coating in ${brand.city}, at one price by storefront size.`,
  serviceType: 'Storefront window cleaning and nano-coating',
  services: servicesEn,
  priceRange: (low: string, high: string) => `${low} to ${high}`,
  picture: 'A shopping street at blue hour behind rain-covered glass; a squeegee has wiped half of the pane clear.',
  line: 'Storefront glass, clear for years',
};

const fr: typeof en = {
  home: 'Accueil',
  business: `Lavage de vitrines et nanorevêtement à ${brand.city}, à un seul prix selon la taille de la vitrine.`,
  serviceType: 'Lavage de vitrines et nanorevêtement',
  services: servicesFr,
  priceRange: (low, high) => `De ${low} à ${high}`,
  picture:
    'Une rue commerçante à l’heure bleue, derrière une vitre couverte de pluie\u00a0; une raclette en a essuyé la moitié.',
  line: 'Des vitrines claires, pour des années',
};

export const messages = { en, fr };
