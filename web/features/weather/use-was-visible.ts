import { useState, useSyncExternalStore } from 'react';

/** A page that is fetched in advance is not a page that somebody opened. */
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

/** True from the moment the page is in front of somebody: neither in a background tab nor rendered in advance. */
export function useWasVisible(): boolean {
  const now = useSyncExternalStore(subscribe, isVisible, () => false);
  const [once, setOnce] = useState(false);
  if (now && !once) setOnce(true);
  return once || now;
}
