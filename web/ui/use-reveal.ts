import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls a part into view when it appears. What is there once the page is `ready` was restored and stays in place:
 * the page opens at its top.
 */
export function useReveal<E extends HTMLElement>(shown: boolean, ready: boolean): RefObject<E | null> {
  const part = useRef<E>(null);
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    if (!ready) return;
    if (shown && before.current === false) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      part.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
    }
    before.current = shown;
  }, [shown, ready]);
  return part;
}
