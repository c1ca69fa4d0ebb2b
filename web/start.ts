/**
 * Show first, take over afterwards. The page is prerendered, so until it is painted the network belongs to its style
 * and its fonts; then come the scripts that the document names, the entry first.
 */
const [entry = '', ...chunks] =
  document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts?.split(' ') ?? [];

/** A tab in the background is painted when it is looked at, and some browsers do not tell: nobody waits longer. */
const timeoutMs = 2000;

const painted = new Promise<void>((resolve) => {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
  setTimeout(resolve, timeoutMs);
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    resolve();
  });
  observer.observe({ type: 'paint', buffered: true });
});

/** A few at a time: a slow phone listens to the finger in between. */
const atOnce = 6;

void painted.then(async () => {
  const scripts = [entry, ...chunks];
  for (let next = 0; next < scripts.length; next += atOnce) {
    for (const href of scripts.slice(next, next + atOnce)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    await new Promise((later) => setTimeout(later));
  }
  return import(/* @vite-ignore */ entry);
});

export {};
