/**
 * The service worker of the crew's page, and of nothing else: the page opens offline from its own cache
 * (`features/crew/offline.ts`). It does not handle API calls, and never sees their responses.
 */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Event & { readonly request: Request; respondWith(answer: Promise<Response>): void };
declare const skipWaiting: () => Promise<void>;
declare const clients: { claim(): Promise<void> };

/** A phone with one bar and no response shows what it cached. */
const patienceMs = 4000;

const kept = (url: string): Promise<Response | undefined> =>
  caches.match(new URL(url).pathname, { cacheName: 'crew', ignoreVary: true });

async function page(request: Request): Promise<Response> {
  const before = await kept(request.url);
  if (!before) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(before), patienceMs));
  const fresh = fetch(request).then(
    (answer) => (answer.status >= 500 ? before : answer),
    () => before,
  );
  return Promise.race([fresh, late]);
}

const file = async (request: Request): Promise<Response> => (await kept(request.url)) ?? fetch(request);

addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(skipWaiting()));
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') respondWith.call(event, page(request));
  else if (pathname.startsWith('/assets/')) respondWith.call(event, file(request));
});

export {};
