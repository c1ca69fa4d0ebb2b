type Ends = { stopping?: AbortSignal | undefined; until?: readonly Promise<unknown>[] };

/** Ends a job's pause when something is due. */
export type Wakeup = {
  /** Ends the current pause, or the next one. */
  ring(): void;
  /** Waits this long, or until woken, stopping, or one of `until` settles. */
  pause(milliseconds: number, ends?: Ends): Promise<void>;
};

export function openWakeup(): Wakeup {
  let rung = false;
  let wake = () => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    async pause(milliseconds, { stopping, until = [] } = {}) {
      if (!rung && !stopping?.aborted) {
        const over = Promise.withResolvers<void>();
        const end = () => over.resolve();
        const timer = setTimeout(end, milliseconds);
        stopping?.addEventListener('abort', end);
        wake = end;
        await Promise.race([over.promise, ...until]);
        clearTimeout(timer);
        stopping?.removeEventListener('abort', end);
      }
      rung = false;
    },
  };
}
