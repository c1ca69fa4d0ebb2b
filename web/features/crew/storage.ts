import { type CachedDays, isFresh, type QueuedReport } from './queued-report.ts';

/** The result of a press, which must be read. */
export type Told = { id: string; name: string; what: string; words: string };

const keys = {
  days: 'crew.days.v1',
  queue: 'crew.queue.v1',
  told: 'crew.told.v1',
  leaving: 'crew.leaving.v1',
} as const;
type Key = keyof typeof keys;

/** What storage refused or had no room for lives as long as the page. */
const memory = new Map<Key, unknown>();

function read<T>(key: Key): T | null {
  if (memory.has(key)) return memory.get(key) as T | null;
  try {
    const text = localStorage.getItem(keys[key]);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

function write(key: Key, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(keys[key]);
    else localStorage.setItem(keys[key], JSON.stringify(value));
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** What the phone stores for the crew, shared by all its tabs: each rereads it before it writes. */
export const storage = {
  days(phoneNow: number): CachedDays | null {
    const kept = read<CachedDays>('days');
    if (kept && !isFresh(kept, phoneNow)) write('days', null);
    return kept && isFresh(kept, phoneNow) ? kept : null;
  },
  keepDays: (kept: CachedDays | null): void => write('days', kept),
  queue: (): QueuedReport[] => read<QueuedReport[]>('queue') ?? [],
  add: (press: QueuedReport): void => write('queue', [...storage.queue(), press]),
  remove: (id: string): void =>
    write(
      'queue',
      storage.queue().filter((press) => press.id !== id),
    ),
  told: (): Told[] => read<Told[]>('told') ?? [],
  tell: (one: Told): void => write('told', [...storage.told().filter(({ id }) => id !== one.id), one]),
  understood: (id: string): void =>
    write(
      'told',
      storage.told().filter((one) => one.id !== id),
    ),
  /** Whether the session still has to be ended, because the phone was offline at sign-out. */
  isLeaving: (): boolean => read<boolean>('leaving') === true,
  setLeaving: (value: boolean): void => write('leaving', value || null),
  clear(): void {
    for (const key of Object.keys(keys) as Key[]) write(key, null);
  },
  isOurs: (name: string | null): boolean => name === null || Object.values<string>(keys).includes(name),
};
