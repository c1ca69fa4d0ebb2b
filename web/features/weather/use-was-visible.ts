import { useState, useSyncExternalStore } from 'react';

/** A prefetched page is not one that someone opened. */
const isPrerendering = (): boolean => 'prerendering' in document && document.prerendering === true;

const isVisible = (): boolean => document.visibilityState === 'visible' && !isPrerendering();

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  document.addEventListener('prerenderingchange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    document.removeEventListener('prerenderingchange', listener);
  };
}

/** True once the page is in front of someone: neither in a background tab nor prerendered. */
export function useWasVisible(): boolean {
  const now = useSyncExternalStore(subscribe, isVisible, () => false);
  const [once, setOnce] = useState(false);
  if (now && !once) setOnce(true);
  return once || now;
}
