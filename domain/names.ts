import type { GlassCoverage } from './funnel/layout.ts';
import type { Aesthetic, Feeling, Purpose } from './funnel/quiz.ts';
import { type Language, languages } from './language.ts';
import { plainWord } from './plain-word.ts';
import { type CoatingType, coatingTypes, readCoatingType } from './pricing/service.ts';

/** Display names of stored values. */
type Names = {
  services: Record<CoatingType, string>;
  /** Shorter names where the full one does not fit on a phone. */
  shortServices: Partial<Record<CoatingType, string>>;
  /** One word for a list. */
  badges: Record<CoatingType, string>;
  anyService: string;
  sizes: Readonly<Record<string, string>>;
  layout: (n: string) => string;
  coverages: Record<GlassCoverage, string>;
  feelings: Record<Feeling, string>;
  aesthetics: Record<Aesthetic, string>;
  purposes: Record<Purpose, string>;
};

const en: Names = {
  services: {
    essential: 'Essential Preservation',
    complete: 'Full Preservation',
    platinum: 'Platinum Preservation',
    refresh: 'Preservation Refresh',
    'preservation-preview': 'Preservation Preview',
  },
  shortServices: {},
  badges: {
    essential: 'Essential',
    complete: 'Full',
    platinum: 'Platinum',
    refresh: 'Refresh',
    'preservation-preview': 'Preview',
  },
  anyService: 'Window Preservation Service',
  sizes: {
    'little-storefront': 'Little Storefront',
    'mid-storefront': 'Mid Storefront',
    'grand-storefront': 'Grand Storefront',
    'standalone-building-mall': 'Standalone Building / Mall',
    'strip-mall': 'Strip Mall',
    hotel: 'Hotel',
    'shopping-mall': 'Shopping Mall',
    'department-store': 'Department Store',
  },
  layout: (n) => `Layout ${n}`,
  coverages: { minimal: 'Minimal', moderate: 'Moderate', extensive: 'Extensive' },
  feelings: { intrigued: 'Intrigued', invited: 'Invited', impressed: 'Impressed' },
  aesthetics: { curated: 'Curated', functional: 'Functional', traditional: 'Traditional' },
  purposes: { photographed: 'Photographed', visited: 'Visited', inviting: 'Inviting' },
};

const fr: Names = {
  services: {
    essential: 'Préservation essentielle',
    complete: 'Préservation complète',
    platinum: 'Préservation Platine',
    refresh: 'Rafraîchissement de préservation',
    'preservation-preview': 'Aperçu de préservation',
  },
  shortServices: { refresh: 'Rafraîchissement', 'preservation-preview': 'Aperçu' },
  badges: {
    essential: 'Essentielle',
    complete: 'Complète',
    platinum: 'Platine',
    refresh: 'Rafraîchissement',
    'preservation-preview': 'Aperçu',
  },
  anyService: 'Service de préservation des vitres',
  sizes: {
    'little-storefront': 'Petite vitrine',
    'mid-storefront': 'Vitrine moyenne',
    'grand-storefront': 'Grande vitrine',
    'standalone-building-mall': 'Bâtiment autonome\u00a0/ centre commercial',
    'strip-mall': 'Mail linéaire',
    hotel: 'Hôtel',
    'shopping-mall': 'Centre commercial',
    'department-store': 'Grand magasin',
  },
  layout: (n) => `Disposition\u00a0${n}`,
  coverages: { minimal: 'Minimale', moderate: 'Modérée', extensive: 'Étendue' },
  feelings: { intrigued: 'Intriguée', invited: 'Invitée', impressed: 'Impressionnée' },
  aesthetics: { curated: 'Composée', functional: 'Fonctionnelle', traditional: 'Traditionnelle' },
  purposes: { photographed: 'Être photographiée', visited: 'Être franchie', inviting: 'Être accueillante' },
};

const names = { en, fr };

/** `Full Preservation`. Reads older spellings; an unknown service gets a generic name. */
export function serviceName(stored: string, language: Language): string {
  const service = readCoatingType(stored);
  return service === null ? names[language].anyService : names[language].services[service];
}

/** The short name, for phones: `Aperçu` instead of `Aperçu de préservation`. */
export const shortServiceName = (service: CoatingType, language: Language): string =>
  names[language].shortServices[service] ?? names[language].services[service];

/** The one word of a list's badge: `Full`, `Complète`. */
export const badgeName = (service: CoatingType, language: Language): string => names[language].badges[service];

const wordsOf = (name: string): string[] => name.split(' ').map(plainWord);

/** The services that have this word in their name in either language, or whose badge begins so; two letters are too few for that. */
export function servicesNamed(word: string): CoatingType[] {
  const typed = plainWord(word);
  if (typed === '') return [];
  return coatingTypes.filter((service) =>
    languages.some(
      (language) =>
        wordsOf(serviceName(service, language)).includes(typed) ||
        (typed.length > 2 && plainWord(badgeName(service, language)).startsWith(typed)),
    ),
  );
}

/** `Little Storefront`. An unknown value is turned into words: `corner-shop` is Corner Shop. */
export const sizeName = (stored: string, language: Language): string =>
  wordFor(names[language].sizes, stored) ??
  stored.replace(/-/g, ' ').replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());

/** `Layout 7` for `layout7`. */
export const layoutName = (stored: string, language: Language): string =>
  stored === '' ? '' : names[language].layout(stored.replace(/^layout/, ''));

type Answer = 'coverages' | 'feelings' | 'aesthetics' | 'purposes';

/** The name of a coverage or a quiz answer; an unknown value is returned as it is. */
export function answerName(kind: Answer, stored: string, language: Language): string {
  return wordFor(names[language][kind], stored) ?? stored;
}

/** `hasOwn`, because a stored value could be the name of an inherited property. */
const wordFor = (words: Readonly<Record<string, string>>, stored: string): string | null =>
  (Object.hasOwn(words, stored) && words[stored]) || null;
