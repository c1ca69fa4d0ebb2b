import type { ServiceWords } from '#domain/pricing/service.ts';
import { warrantyYears } from './policies.ts';
import { limitedPlaces, type ServiceKey } from './services.ts';

/** What search engines, e-mails and certificates say about each service, and its picture: no page needs them. */
export const serviceWords: Readonly<Record<ServiceKey, ServiceWords>> = {
  essential: {
    description: {
      en: `Interior and exterior cleaning, and a nano-coating on three, five or seven exterior windows by storefront size, with a ${warrantyYears}-year warranty from its maker.`,
      fr: `Nettoyage intérieur et extérieur, et nanorevêtement sur trois, cinq ou sept vitres extérieures selon la taille de la vitrine, avec une garantie de ${warrantyYears}\u00a0ans du fabricant.`,
    },
    certified: {
      en: 'The glass was cleaned inside and outside, and {windows}\u00a0exterior windows were coated.',
      fr: 'Le verre a été nettoyé à l’intérieur et à l’extérieur, et {windows}\u00a0vitres extérieures ont été traitées.',
    },
    stepsText: 'confirmation-steps',
    picture: 'essential.svg',
  },
  complete: {
    description: {
      en: `Interior and exterior cleaning, and a nano-coating on all exterior windows, with a ${warrantyYears}-year warranty from its maker.`,
      fr: `Nettoyage intérieur et extérieur, et nanorevêtement sur toutes les vitres extérieures, avec une garantie de ${warrantyYears}\u00a0ans du fabricant.`,
    },
    certified: {
      en: 'The glass was cleaned inside and outside, and all exterior windows were coated.',
      fr: 'Le verre a été nettoyé à l’intérieur et à l’extérieur, et toutes les vitres extérieures ont été traitées.',
    },
    stepsText: 'confirmation-steps',
    picture: 'complete.svg',
  },
  platinum: {
    description: {
      en: `Interior and exterior cleaning, and a nano-coating on all interior and exterior windows, with a ${warrantyYears}-year warranty from its maker, a professional-grade sprayer and one courtesy refresh. Offered to the first ${limitedPlaces} clients only.`,
      fr: `Nettoyage intérieur et extérieur, et nanorevêtement sur toutes les vitres, à l’intérieur comme à l’extérieur, avec une garantie de ${warrantyYears}\u00a0ans du fabricant, un pulvérisateur de qualité professionnelle et un rafraîchissement offert. Réservée aux ${limitedPlaces}\u00a0premiers clients.`,
    },
    certified: {
      en: 'The glass was cleaned and coated on all windows, inside and outside.',
      fr: 'Toutes les vitres ont été nettoyées et traitées, à l’intérieur comme à l’extérieur.',
    },
    stepsText: 'confirmation-steps',
    picture: 'platinum.svg',
  },
  refresh: {
    description: {
      en: 'Interior and exterior cleaning for existing clients, with the order number of an earlier booking.',
      fr: 'Nettoyage intérieur et extérieur pour notre clientèle actuelle, avec le numéro de commande d’une réservation antérieure.',
    },
    stepsText: 'confirmation-refresh',
    picture: 'refresh.svg',
  },
  'preservation-preview': {
    description: {
      en: 'A nano-coating on the windows of the doors, by invitation only.',
      fr: 'Nanorevêtement des vitres des portes, sur invitation seulement.',
    },
    stepsText: 'confirmation-preview',
    picture: 'preservation-preview.svg',
  },
};

const byKey: Readonly<Record<string, ServiceWords>> = serviceWords;

/** For a stored service, in its own spelling; null if it is not sold. */
export const wordsOfService = (key: string): ServiceWords | null => (Object.hasOwn(byKey, key) && byKey[key]) || null;
