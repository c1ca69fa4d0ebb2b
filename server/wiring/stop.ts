import { minuteMs } from '#domain/durations.ts';

/** How often the program looks whether the npm that started it is still there. */
const parentWatchMs = 500;

/**
 * npm hands a Ctrl-C on although the terminal has done so already, and so does the supervisor, which may be late; such a
 * twin is not a second wish.
 */
const twinMs = process.send ? 5_000 : 500;

/** Longer than any call and any drain may take: what still hangs then, such as a database whose folder is gone, is left. */
const longestStopMs = 3 * minuteMs;

/**
 * Closes when a signal asks for it, or when whoever started the program was killed and cannot pass one on. A second wish
 * ends it at once.
 */
export function stopOnSignals(close: () => Promise<void>, failed: (error: unknown) => void): void {
  let askedAt: number | null = null;
  const stop = () => {
    if (askedAt !== null) {
      if (performance.now() - askedAt > twinMs) process.exit(1);
      return;
    }
    askedAt = performance.now();
    setTimeout(() => process.exit(1), longestStopMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        failed(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // One of two processes; the other end of the line is the supervisor.
  if (process.send) return void process.once('disconnect', stop);
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, parentWatchMs);
  watch.unref();
}
