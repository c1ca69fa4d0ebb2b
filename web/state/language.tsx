import { type ReactNode, use, useCallback } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { brand } from '#business/brand.ts';
import {
  type Bilingual,
  type Catalogue,
  type InLanguage,
  inLanguage,
  type Language,
  languages,
} from '#domain/language.ts';
import { localizedPath, splitPath } from '#domain/site-path.ts';
import { tabMemory } from './kept-text.ts';
import { LanguageContext } from './location.ts';

export const tags: Bilingual = { en: 'en-CA', fr: 'fr-CA' };

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => use(LanguageContext);

/** The address of a path in the language of the page: `href('/payment')` is `/fr/payment` in French. */
export function useHref(): (path: string) => string {
  const language = useLanguage();
  return useCallback((path) => localizedPath(language, path), [language]);
}

export function useMessages<T extends Catalogue>(catalogue: T): InLanguage<T> {
  return inLanguage(catalogue, useLanguage());
}

/** The same entry of the history, with what it keeps. */
const kept = () => ({ replace: true, state: history.state });

const key = `${brand.key}.language.v1`;

/** The language chosen in this tab, also in a document before this one. */
const chosen = (): Language | null => languages.find((language) => language === tabMemory.get(key)) ?? null;
let remembered: Promise<unknown> = Promise.resolve();

/** The same page in the other language. It stays mounted, so nothing that was entered is lost. */
export function switchLanguage(language: Language): void {
  tabMemory.set(key, language);
  const { path } = splitPath(location.pathname);
  navigate(localizedPath(language, path) + location.search + location.hash, kept());
  // The address carries the language; the cookie is a comfort. One after another: the last answer sets it.
  remembered = remembered.then((): unknown => chosen() === language && remember(language)).catch(() => undefined);
}

function remember(language: Language): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'accept-language': tags[language] };
  return fetch('/api/language', { method: 'POST', headers, body: JSON.stringify({ language }), keepalive: true });
}

/** A history entry from before the switch is shown in the language chosen since. */
function keepChosenLanguage(): void {
  const { language, path } = splitPath(location.pathname);
  const wanted = chosen();
  if (wanted === null || wanted === language) return;
  navigate(localizedPath(wanted, path) + location.search + location.hash, kept());
}

/** Back leads to such entries within a document, to an earlier document, and to one in the back/forward cache. */
export function keepLanguageOnTheWayBack(): () => void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward') keepChosenLanguage();
  const onShow = (event: PageTransitionEvent) => event.persisted && keepChosenLanguage();
  addEventListener('popstate', keepChosenLanguage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('popstate', keepChosenLanguage);
    removeEventListener('pageshow', onShow);
  };
}
