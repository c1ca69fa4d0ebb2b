import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A page whose states are pages of their own: a new heading is read when its state comes. People busy elsewhere
 * meanwhile are not called back.
 */
export function ChangingPage({ state, children }: { state: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === null) box.current?.querySelector('h1')?.focus();
  }, [state]);
  return (
    <div ref={box} key={state}>
      {children}
    </div>
  );
}
