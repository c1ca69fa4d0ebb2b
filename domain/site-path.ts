import type { Language } from './language.ts';

/** The address of a page in a language: `/payment`, `/fr/payment`, `/fr`. What is not a path of the site is left alone. */
export function localizedPath(language: Language, path: string): string {
  if (language === 'en' || !path.startsWith('/')) return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}

/**
 * The language of an address and the path without it: `/fr/payment` is French and `/payment`; a trailing slash does not
 * count.
 */
export function splitPath(pathname: string): { language: Language; path: string } {
  const clean = pathname.replace(/\/+$/, '') || '/';
  if (clean === '/fr') return { language: 'fr', path: '/' };
  if (clean.startsWith('/fr/')) return { language: 'fr', path: clean.slice(3) };
  return { language: 'en', path: clean };
}
