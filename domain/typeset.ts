import { nbsp } from './format.ts';
import type { Language } from './language.ts';

/**
 * A text as it is printed: apostrophes are curly, and in French, as the Office sets it, no space comes before ; ? ! and those
 * before : and within « » do not break. What already is right stays as it is.
 */
export function typeset(text: string, language: Language): string {
  const curly = text.replace(/(\p{L})'(?=\p{L})/gu, '$1’');
  if (language === 'en') return curly;
  return curly
    .replace(/[ \u00a0\u202f]+(?=[;?!])/g, '')
    .replace(/ +(?=[:»])/g, nbsp)
    .replace(/« +/g, `«${nbsp}`);
}
