import { createContext, use, useCallback } from 'react';
import { navigate, useLocationProperty, usePathname } from 'wouter/use-browser-location';
import type { Language } from '#domain/language.ts';
import { needsOwnDocument } from '#domain/site-documents.ts';
import { localizedPath, splitPath } from '#domain/site-path.ts';
import { useSite } from './site.ts';

/** Where the visitor is: the language of the address and the path without it. */
export function useHere(): ReturnType<typeof splitPath> {
  const { prerendered } = useSite();
  return splitPath(usePathname(prerendered === undefined ? {} : { ssrPath: prerendered }));
}

export const LanguageContext = createContext<Language>('en');

/** Whether a URL of the site loads a document from the server, instead of navigating within the current one. */
function entersDocument(href: string): boolean {
  const next = new URL(href, location.href);
  return needsOwnDocument(
    { path: splitPath(next.pathname).path, query: next.search },
    { path: splitPath(location.pathname).path, query: location.search },
  );
}

/**
 * Goes to a path in the language of the page: `go('/payment')`, `go('/', { replace: true })`. A second press for the
 * page that was just asked for adds no second entry to the history. A page with another policy is entered by a document
 * of its own, so that no entry of the history is ever shown under the policy of another.
 */
export function useGo(): (path: string, options?: { replace?: boolean }) => void {
  const language = use(LanguageContext);
  return useCallback(
    (path, options) => {
      const href = localizedPath(language, path);
      if (entersDocument(href)) return options?.replace ? location.replace(href) : location.assign(href);
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
