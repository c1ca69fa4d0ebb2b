import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Language } from '#domain/language.ts';
import { messages } from './pages.messages.ts';
import type { PagePath } from './pages.ts';
import { tags } from './state/language.tsx';
import { titleOf } from './title.ts';

/** Where each page was scrolled to when it was left, for the way back. */
const left = new Map<PagePath, number>();
let goingBack = false;

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What a browser does for a new document: title, language, scroll, and focus on the heading. */
export function useArrival(present: PagePath, wanted: PagePath, language: Language): void {
  const before = useRef(present);

  useEffect(() => {
    document.documentElement.lang = tags[language];
    document.title = titleOf(messages[language][present]);
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
