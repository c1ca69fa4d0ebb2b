type Ends = { stopping?: AbortSignal | undefined; until?: readonly Promise<unknown>[] };

/** Ends the pauses of a job when something has come due. */
export type Wakeup = {
  /** Ends the pause; while there is none, the next one. */
  ring(): void;
  /** Waits so long, or until it rings, the program is stopping or one of `until` is over. */
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
