import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPage, keepPage } from './offline.ts';

const site = 'https://example.com';
const documentOf = (...files: string[]) => files.map((file) => `<script src="${file}"></script>`).join('');

/** What is kept for a time without network, and what the server sends of each page. */
let kept: Map<string, string>;
let pages: Record<string, Response>;
let workers: Set<string>;
let hasCache: boolean;

const cache = {
  keys: async () => [...kept.keys()].map((file) => ({ url: `${site}${file}` })),
  addAll: async (files: string[]) => {
    for (const file of files) kept.set(file, 'file');
  },
  put: async (page: string, answer: Response) => void kept.set(page, await answer.text()),
  delete: async (file: string) => kept.delete(file),
};

function openPage(scripts: string): void {
  const start = { getAttribute: () => '/start.js', dataset: { scripts, fallbacks: '/fallbacks.js' } };
  const sheet = { getAttribute: () => '/crew.css' };
  vi.stubGlobal('document', { querySelectorAll: () => [sheet], querySelector: () => start });
}

beforeEach(() => {
  kept = new Map();
  workers = new Set();
  hasCache = true;
  const page = documentOf('/crew.css', '/start.js', '/crew-1.js');
  pages = { '/crew': new Response(page), '/fr/crew': new Response(page) };
  openPage('/crew-1.js');
  vi.stubGlobal('window', { caches: {} });
  vi.stubGlobal('caches', {
    open: async () => cache,
    delete: async () => {
      hasCache = false;
    },
  });
  vi.stubGlobal('fetch', async (page: string) => pages[page] ?? new Response(null, { status: 404 }));
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async (_file: string, { scope }: { scope: string }) => workers.add(scope),
      getRegistrations: async () =>
        [...workers].map((scope) => ({ scope: `${site}${scope}`, unregister: async () => workers.delete(scope) })),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the crew’s page without network', () => {
  it('opens in both languages from what was kept', async () => {
    await keepPage();
    expect([...kept.keys()].toSorted()).toEqual(['/crew', '/crew-1.js', '/crew.css', '/fr/crew', '/start.js']);
    expect([...workers].toSorted()).toEqual(['/crew', '/fr/crew']);
  });

  it('opens in a browser that needs what younger ones bring along', async () => {
    const { groupBy } = Map;
    Reflect.deleteProperty(Map, 'groupBy');
    const page = documentOf('/crew.css', '/start.js', '/crew-1.js', '/fallbacks.js');
    pages = { '/crew': new Response(page), '/fr/crew': new Response(page) };
    await keepPage();
    Object.defineProperty(Map, 'groupBy', { value: groupBy, writable: true, configurable: true });
    expect(kept.has('/fallbacks.js')).toBe(true);
  });

  it('leaves the files of an older release once the new one is whole', async () => {
    await keepPage();
    const next = documentOf('/crew.css', '/start.js', '/crew-2.js');
    pages = { '/crew': new Response(next), '/fr/crew': new Response(next) };
    openPage('/crew-2.js');
    await keepPage();
    expect(kept.has('/crew-1.js')).toBe(false);
    expect(kept.get('/crew')).toContain('/crew-2.js');
  });

  it.each([
    ['is of a newer release than this page', () => new Response(documentOf('/crew.css', '/start.js', '/crew-2.js'))],
    ['could not be read', () => new Response('', { status: 503 })],
  ])('keeps the old files as long as a document %s, which waits until it is opened', async (_what, answer) => {
    kept.set('/crew-0.js', 'file');
    kept.set('/crew', 'the document before');
    pages['/crew'] = answer();
    await keepPage();
    expect(kept.get('/crew')).toBe('the document before');
    expect(kept.has('/crew-0.js')).toBe(true);
  });

  it('asks for no file twice', async () => {
    await keepPage();
    kept.set('/crew.css', 'kept before');
    pages = { '/crew': new Response(documentOf('/crew.css', '/start.js', '/crew-1.js')) };
    await keepPage();
    expect(kept.get('/crew.css')).toBe('kept before');
  });

  it('is not kept by a browser that cannot, and that is no failure', async () => {
    vi.stubGlobal('navigator', {});
    await keepPage();
    await forgetPage();
    expect([kept.size, hasCache]).toEqual([0, true]);
  });

  it('is forgotten with its workers when the crew signs out, and no other worker with it', async () => {
    await keepPage();
    workers.add('/elsewhere');
    await forgetPage();
    expect(hasCache).toBe(false);
    expect([...workers]).toEqual(['/elsewhere']);
  });
});
