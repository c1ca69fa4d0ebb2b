import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a part into view when it appears; what was there from the beginning stays where it is. */
export function useReveal<E extends HTMLElement>(shown: boolean): RefObject<E | null> {
  const part = useRef<E>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown && !before.current) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      part.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
    }
    before.current = shown;
  }, [shown]);
  return part;
}
