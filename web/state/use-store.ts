import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** A store's value; `prerendered` until the browser has hydrated the prerendered page. */
export const useStore = <T>(store: ReadableAtom<T>, prerendered: T): T =>
  useSyncExternalStore(
    store.listen,
    () => store.get(),
    () => prerendered,
  );
