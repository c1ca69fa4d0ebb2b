import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** Opens a record beside its list, and closes it: then what opened it has the focus again, or the heading of the page. */
export function useOpener<Id>(show: (id: Id | null) => void) {
  const opener = useRef<HTMLElement | null>(null);
  const open = (id: Id) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    show(id);
  };
  const close = () => {
    // On a phone the list has to be there before it takes the focus.
    flushSync(() => show(null));
    const before = opener.current?.isConnected ? opener.current : document.querySelector('h1');
    before?.focus();
  };
  return { open, close };
}
