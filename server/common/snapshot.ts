export type Snapshot<T> = {
  read(): Promise<T>;
  /** Called after a change of this process, so that it sees its own writes at once. */
  forget(): void;
};

/** Caches a loaded value for `maxAgeMs` of real time; concurrent readers share one load. */
export function snapshot<T>(
  load: () => Promise<T>,
  { maxAgeMs = 1000, now = () => performance.now() } = {},
): Snapshot<T> {
  let cached: { value: Promise<T>; at: number } | null = null;
  const forget = () => {
    cached = null;
  };
  return {
    read() {
      if (cached && now() - cached.at < maxAgeMs) return cached.value;
      const entry = { value: load(), at: now() };
      cached = entry;
      entry.value.catch(() => {
        if (cached === entry) forget();
      });
      return entry.value;
    },
    forget,
  };
}
