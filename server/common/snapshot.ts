export type Snapshot<T> = {
  read(): Promise<T>;
  /** Called after a change of this process, so that it sees its own writes at once. */
  forget(): void;
};

/** Keeps what was loaded for `maxAgeMs` of real time; concurrent readers share one load. */
export function snapshot<T>(
  load: () => Promise<T>,
  { maxAgeMs = 1000, now = () => performance.now() } = {},
): Snapshot<T> {
  let kept: { value: Promise<T>; at: number } | null = null;
  const forget = () => {
    kept = null;
  };
  return {
    read() {
      if (kept && now() - kept.at < maxAgeMs) return kept.value;
      const entry = { value: load(), at: now() };
      kept = entry;
      entry.value.catch(() => {
        if (kept === entry) forget();
      });
      return entry.value;
    },
    forget,
  };
}
