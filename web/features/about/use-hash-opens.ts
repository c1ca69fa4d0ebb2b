import { type RefObject, useEffect } from 'react';

/**
 * The address names a row (`#faq-3`): it is opened and brought into view, on arrival and whenever the hash changes.
 * Without one the page begins at its top.
 */
export function useHashOpens(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = (): boolean => {
      const rows = [...(list.current?.querySelectorAll('details') ?? [])];
      const row = rows.find(({ id }) => `#${id}` === location.hash);
      if (!row) return false;
      row.open = true;
      row.scrollIntoView({ block: 'start', behavior: 'instant' });
      row.querySelector('summary')?.focus({ preventScroll: true });
      return true;
    };
    if (!open() && location.hash === '') scrollTo({ top: 0, behavior: 'instant' });
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [list]);
}
