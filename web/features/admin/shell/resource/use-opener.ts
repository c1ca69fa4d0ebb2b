import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** Opens a record beside its list, and closes it: focus then returns to what opened it, or to the heading of the page. */
export function useOpener<Id>(show: (id: Id | null) => void) {
  const opener = useRef<HTMLElement | null>(null);
  const open = (id: Id) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    show(id);
  };
  const close = () => {
    // On a phone the list must be there before it takes the focus.
    flushSync(() => show(null));
    const before = opener.current?.isConnected ? opener.current : document.querySelector('h1');
    before?.focus();
  };
  return { open, close };
}
