import { type Bilingual, inLanguage, type Language } from './language.ts';

const sizes: Readonly<Record<string, Bilingual>> = {
  'little-storefront': { en: 'Little Storefront', fr: 'Petite vitrine' },
  'mid-storefront': { en: 'Mid Storefront', fr: 'Vitrine moyenne' },
  'grand-storefront': { en: 'Grand Storefront', fr: 'Grande vitrine' },
  'standalone-building-mall': {
    en: 'Standalone Building / Mall',
    fr: 'Bâtiment isolé\u00a0/ centre commercial',
  },
  'strip-mall': { en: 'Strip Mall', fr: 'Mail linéaire' },
  hotel: { en: 'Hotel', fr: 'Hôtel' },
  'shopping-mall': { en: 'Shopping Mall', fr: 'Centre commercial' },
  'department-store': { en: 'Department Store', fr: 'Grand magasin' },
};

export const sizeName = (stored: string, language: Language): string =>
  wordFor(inLanguage(sizes, language), stored) ?? stored;

/** `Layout 7` for `layout7`. */
export const layoutName = (stored: string, language: Language): string =>
  stored === '' ? '' : `${{ en: 'Layout ', fr: 'Disposition\u00a0' }[language]}${stored.replace(/^layout/, '')}`;

/** `hasOwn`, because a stored value could be the name of an inherited property. */
export const wordFor = (words: Readonly<Record<string, string>>, stored: string): string | null =>
  (Object.hasOwn(words, stored) && words[stored]) || null;
