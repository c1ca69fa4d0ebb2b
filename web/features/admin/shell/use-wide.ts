import { useSyncExternalStore } from 'react';

const room = '(min-width: 56.25rem)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(room);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether there is room for a table. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(room).matches,
    () => true,
  );
