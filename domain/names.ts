import type { Language } from './language.ts';

/** Display names of stored values. */
type Names = {
  sizes: Readonly<Record<string, string>>;
  layout: (n: string) => string;
};

const en: Names = {
  sizes: {
    'little-storefront': 'Little Storefront',
    'mid-storefront': 'Mid Storefront',
    'grand-storefront': 'Grand Storefront',
    'standalone-building-mall': 'Standalone Building / Mall',
  },
  layout: (n) => `Layout ${n}`,
};

const fr: Names = {
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
};

const names = { en, fr };

/** `Little Storefront`. What has no name here is turned into words: `strip-mall` is Strip Mall. */
export const sizeName = (stored: string, language: Language): string =>
  wordFor(names[language].sizes, stored) ??
  stored.replace(/-/g, ' ').replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());

/** `Layout 7` for `layout7`. */
export const layoutName = (stored: string, language: Language): string =>
  stored === '' ? '' : names[language].layout(stored.replace(/^layout/, ''));

/** `hasOwn`, because a stored value could be the name of an inherited property. */
export const wordFor = (words: Readonly<Record<string, string>>, stored: string): string | null =>
  (Object.hasOwn(words, stored) && words[stored]) || null;
