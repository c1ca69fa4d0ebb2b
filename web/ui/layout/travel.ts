import { flushSync } from 'react-dom';

/** Changes the page; its façade travels along where the browser can and the reader does not mind. */
export function travel(change: () => unknown): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !document.querySelector('.facade');
  if (still || !('startViewTransition' in document)) return void change();
  const { dataset } = document.documentElement;
  const { ready, finished } = document.startViewTransition(() => {
    dataset.travelling = '';
    flushSync(() => void change());
  });
  // Given up where the next page comes too late or the reader goes on: the change itself is made all the same.
  ready.catch(() => undefined);
  void finished.catch(() => undefined).finally(() => delete dataset.travelling);
}
