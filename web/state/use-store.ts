import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/** What a store holds; `prerendered` until the browser has taken over the prerendered page. */
export const useStore = <T>(store: ReadableAtom<T>, prerendered: T): T =>
  useSyncExternalStore(
    store.listen,
    () => store.get(),
    () => prerendered,
  );
