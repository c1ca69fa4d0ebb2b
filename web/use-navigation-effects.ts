import { useEffect, useLayoutEffect, useRef } from 'react';
import { inLanguage, type Language } from '#domain/language.ts';
import { localizedPath, splitPath } from '#domain/site-path.ts';
import { titleOf } from '#web/state/title.ts';
import { messages } from './pages.messages.ts';
import { grounds } from './pages.tones.ts';
import { type PagePath, toneOf } from './pages.ts';
import { tags } from './state/language.tsx';

/** An unknown URL without a language is answered in its reader's own; the URL is then updated. */
export function followDocumentLanguage(): void {
  const { language, path } = splitPath(location.pathname);
  if (document.documentElement.lang !== tags.fr || language === 'fr') return;
  history.replaceState(history.state, '', localizedPath('fr', path) + location.search + location.hash);
}

/** Where each page was scrolled to when it was left, for the way back. */
const left = new Map<PagePath, number>();
let goingBack = false;

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What a browser does for a new document: title, language, colour, scroll, and focus on the heading. */
export function useNavigationEffects(present: PagePath, wanted: PagePath, language: Language): void {
  const before = useRef(present);

  useEffect(() => {
    document.documentElement.lang = tags[language];
    const titles: Partial<Record<PagePath, string>> = inLanguage(messages, language);
    const title = titles[present];
    if (title) document.title = titleOf(title); // The administration names its own pages.
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[toneOf(present)]);
  }, [present, language]);

  useEffect(() => {
    const back = () => {
      goingBack = true;
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  useEffect(() => {
    if (wanted !== present) left.set(present, window.scrollY);
  }, [wanted, present]);

  useBrowserLayoutEffect(() => {
    if (before.current === present) return;
    before.current = present;
    window.scrollTo({ top: goingBack ? (left.get(present) ?? 0) : 0, behavior: 'instant' });
    goingBack = false;
    const heading = document.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [present]);
}
