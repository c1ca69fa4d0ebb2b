import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a part into view when it appears; what was restored before the page was `ready` stays in place. */
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
