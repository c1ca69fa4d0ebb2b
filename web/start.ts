/**
 * Show first, hydrate afterwards. The page is prerendered, so until it is painted the network belongs to its style
 * and its fonts; then come the scripts that the document names, the entry first. A browser without newer
 * features is given them first.
 */
import { needsFallbacks } from './floor/young.ts';

document.documentElement.dataset.started = '';

const { scripts = '', fallbacks = '' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {};
const [entry = '', ...chunks] = scripts.split(' ');

/** A background tab paints only when looked at, and some browsers do not report it: nobody waits longer. */
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

/** A few at a time: a slow phone responds to touch in between. */
const atOnce = 6;

async function begin(): Promise<void> {
  await painted;
  // Below the floor nothing is styled: every rule is in a layer.
  if (!('CSSLayerBlockRule' in window)) throw new Error('This browser is too old.');
  const ready = needsFallbacks() && import(/* @vite-ignore */ fallbacks);
  const files = [entry, ...chunks];
  for (let next = 0; next < files.length; next += atOnce) {
    for (const href of files.slice(next, next + atOnce)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    await new Promise((later) => setTimeout(later));
  }
  await ready;
  await import(/* @vite-ignore */ entry);
}

begin().catch(() => document.getElementById('unstarted')?.removeAttribute('hidden'));
