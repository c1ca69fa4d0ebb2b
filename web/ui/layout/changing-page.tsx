import { type ReactNode, useEffect, useRef } from 'react';

/** Its states are pages of their own: a new heading takes the focus, unless the reader is busy elsewhere. */
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
