import { createContext, use, useCallback } from 'react';
import { navigate, useLocationProperty, usePathname } from 'wouter/use-browser-location';
import type { Language } from '#domain/language.ts';
import { useSite } from './site.ts';

/** Where the visitor is: the language of the address and the path without it. */
export type Here = { language: Language; path: string };

/** `/fr/payment` is French and `/payment`; a closing slash does not count. */
export function splitPath(pathname: string): Here {
  const clean = pathname.replace(/\/+$/, '') || '/';
  if (clean === '/fr') return { language: 'fr', path: '/' };
  if (clean.startsWith('/fr/')) return { language: 'fr', path: clean.slice(3) };
  return { language: 'en', path: clean };
}

/** The address of a path in a language. Anything that is not a path of the site is left alone. */
export function hrefIn(language: Language, path: string): string {
  if (language === 'en' || !path.startsWith('/')) return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}

export function useHere(): Here {
  const { prerendered } = useSite();
  return splitPath(usePathname(prerendered === undefined ? {} : { ssrPath: prerendered }));
}

/** The language of the page, given by `LanguageProvider`. */
export const LanguageContext = createContext<Language>('en');

/**
 * Goes to a path in the language of the page: `go('/payment')`, `go('/', { replace: true })`. A second press for the
 * page that was just asked for adds no second entry to the history.
 */
export function useGo(): (path: string, options?: { replace?: boolean }) => void {
  const language = use(LanguageContext);
  return useCallback(
    (path, options) => {
      const href = hrefIn(language, path);
      const already = href === location.pathname + location.search + location.hash;
      navigate(href, already ? { replace: true } : options);
    },
    [language],
  );
}

/** The query of the address. Empty while the prerendered page is taken over, since prerendering knows no query. */
export function useQueryString(): URLSearchParams {
  return new URLSearchParams(
    useLocationProperty(
      () => location.search,
      () => '',
    ),
  );
}
