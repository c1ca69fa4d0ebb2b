import { brand } from '#business/brand.ts';
import { asObject, asText } from './untrusted.ts';

/** Texts by their keys. None of its functions fails. */
type KeptText = {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
};

/** The result of `use`; undefined if the browser refuses it: a private window, blocked site data, a full disk. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

const mark = `${brand.key}:`;

const named = (): Readonly<Record<string, unknown>> =>
  attempt(() => window.name.startsWith(mark) && asObject(JSON.parse(window.name.slice(mark.length)))) || {};

function rename(key: string, text: string | undefined): void {
  const before = named();
  // A name that someone else gave this tab stays until there is something to keep in it.
  if (before[key] === text) return;
  const names = JSON.stringify({ ...before, [key]: text });
  attempt(() => {
    window.name = names === '{}' ? '' : mark + names;
  });
}

/**
 * The name of the tab: it needs no storage, outlives a change of document and a reload, and browsers empty it when
 * another site is opened.
 */
const tabName: KeptText = {
  get: (key) => attempt(() => asText(named()[key])) ?? null,
  set: (key, text) => rename(key, text),
  remove: (key) => rename(key, undefined),
};

/** The browser's own storage; what it refuses is kept by `spare`, and is then the newer of the two. */
function stored(storage: 'localStorage' | 'sessionStorage', spare: KeptText) {
  const spareKey = (key: string) => `${key}.spare`;
  return {
    get: (key: string) => spare.get(spareKey(key)) ?? attempt(() => globalThis[storage].getItem(key)) ?? null,
    set: (key: string, text: string) => {
      const taken = attempt(() => {
        globalThis[storage].setItem(key, text);
        return true;
      });
      if (taken) spare.remove(spareKey(key));
      else spare.set(spareKey(key), text);
    },
    remove: (key: string) => {
      attempt(() => globalThis[storage].removeItem(key));
      spare.remove(spareKey(key));
    },
    /** The storage has something newer than what it once refused. */
    overtaken: (key: string) => spare.remove(spareKey(key)),
  };
}

/** What this tab remembers until it is closed. */
export const tabMemory = stored('sessionStorage', tabName);

/** All tabs of this browser remember it; if that is refused, this tab alone. */
export const siteMemory = stored('localStorage', tabMemory);
