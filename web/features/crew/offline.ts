import { languages } from '#domain/language.ts';
import { localizedPath } from '#domain/site-path.ts';
import { needsFallbacks } from '#web/floor/young.ts';

const cacheName = 'crew';
const pages = languages.map((language) => localizedPath(language, '/crew'));

/** The files this page was built from. */
function filesOfPage(): string[] {
  const others = [...document.querySelectorAll('link[rel="stylesheet"], link[rel="preload"], script[defer]')];
  const start = document.querySelector<HTMLScriptElement>('script[data-scripts]');
  const scripts = [start?.getAttribute('src'), ...(start?.dataset.scripts?.split(' ') ?? [])];
  if (needsFallbacks()) scripts.push(start?.dataset.fallbacks);
  const names = others.map((file) => file.getAttribute('href') ?? file.getAttribute('src'));
  return [...names, ...scripts].filter((file) => file != null);
}

/** Caches the page and its files, so that it opens offline. A browser that cannot do so shows it only online. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  await Promise.all(pages.map((scope) => navigator.serviceWorker.register('/crew-worker.js', { scope })));
  const cache = await caches.open(cacheName);
  const wanted = new Set(filesOfPage());
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll([...wanted].filter((file) => !kept.includes(file)));
  const isWhole = await Promise.all(pages.map((page) => keepDocument(cache, page, wanted)));
  if (!isWhole.every(Boolean)) return;
  const stale = kept.filter((file) => !wanted.has(file) && !pages.includes(file));
  await Promise.all(stale.map((file) => cache.delete(file, { ignoreVary: true })));
}

/** A document of a newer release names files that are not kept: it waits until it is opened. */
async function keepDocument(cache: Cache, page: string, files: ReadonlySet<string>): Promise<boolean> {
  const answer = await fetch(page);
  const text = await answer.clone().text();
  if (!answer.ok || [...files].some((file) => !text.includes(file))) return false;
  await cache.put(page, answer);
  return true;
}

/** Nothing of the page stays on the phone. */
export async function forgetPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  await caches.delete(cacheName);
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    registrations
      .filter(({ scope }) => pages.includes(new URL(scope).pathname))
      .map((registration) => registration.unregister()),
  );
}
