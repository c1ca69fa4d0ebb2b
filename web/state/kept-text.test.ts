import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteMemory, tabMemory } from './kept-text.ts';

type Refusal = 'takes' | 'is full' | 'refuses every use' | 'refuses to be named';

let tab: { name: string };

function offer(storage: 'localStorage' | 'sessionStorage', refusal: Refusal) {
  const items = new Map<string, string>();
  const refuse = (code: string) => {
    throw new DOMException('The operation is insecure.', code);
  };
  const use = <T>(what: () => T): T => (refusal === 'refuses every use' ? refuse('SecurityError') : what());
  const offered = {
    getItem: (key: string) => use(() => items.get(key) ?? null),
    setItem: (key: string, text: string) =>
      use(() => (refusal === 'is full' ? refuse('QuotaExceededError') : items.set(key, text))),
    removeItem: (key: string) => use(() => items.delete(key)),
  };
  Object.defineProperty(globalThis, storage, {
    configurable: true,
    get: () => (refusal === 'refuses to be named' ? refuse('SecurityError') : offered),
  });
  return items;
}

beforeEach(() => {
  tab = { name: '' };
  vi.stubGlobal('window', tab);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

const refusals: Refusal[] = ['takes', 'is full', 'refuses every use', 'refuses to be named'];
const both = refusals.flatMap((local) => refusals.map((session) => [local, session] as const));

describe('what is kept for this tab or for all of them', () => {
  it.each(both)('is there again where one storage %s and the other %s', (local, session) => {
    offer('localStorage', local);
    offer('sessionStorage', session);
    for (const memory of [siteMemory, tabMemory]) {
      expect(memory.get('a')).toBeNull();
      memory.set('a', '1');
      memory.set('b', 'é "2"');
      memory.set('a', '3');
      expect([memory.get('a'), memory.get('b')]).toEqual(['3', 'é "2"']);
      memory.remove('a');
      memory.remove('b');
      expect([memory.get('a'), memory.get('b')]).toEqual([null, null]);
    }
    expect(tab.name).toBe('');
  });

  it('leaves the tab its name where storage takes it', () => {
    offer('localStorage', 'takes');
    offer('sessionStorage', 'takes');
    tab.name = 'opened by a portal';
    siteMemory.set('a', '1');
    tabMemory.set('a', '1');
    siteMemory.remove('a');
    expect(tab.name).toBe('opened by a portal');
  });

  it.each(['hauteclaire:', 'hauteclaire:{', 'hauteclaire:[1]', 'hauteclaire:{"a.spare":7}', '{"a.spare":"1"}'])(
    'is nothing of a name such as %s',
    (name) => {
      offer('localStorage', 'refuses every use');
      offer('sessionStorage', 'refuses every use');
      tab.name = name;
      expect(tabMemory.get('a')).toBeNull();
      tabMemory.set('a', '1');
      expect(tabMemory.get('a')).toBe('1');
    },
  );

  it('is that of the last writing, also where the storage was full meanwhile', () => {
    offer('sessionStorage', 'takes');
    const kept = offer('localStorage', 'takes');
    siteMemory.set('a', 'before');
    const full = offer('localStorage', 'is full');
    for (const [key, text] of kept) full.set(key, text);
    siteMemory.set('a', 'after');
    expect(siteMemory.get('a')).toBe('after');
    const roomy = offer('localStorage', 'takes');
    siteMemory.set('a', 'at last');
    expect([siteMemory.get('a'), roomy.get('a')]).toEqual(['at last', 'at last']);
  });

  it('gives way to what another tab could store since', () => {
    offer('sessionStorage', 'takes');
    const full = offer('localStorage', 'is full');
    siteMemory.set('a', 'of this tab');
    full.set('a', 'of another');
    siteMemory.overtaken('a');
    expect(siteMemory.get('a')).toBe('of another');
  });
});
