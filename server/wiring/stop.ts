import { minuteMs } from '#domain/durations.ts';

/** How often the process checks that the npm that started it is still running. */
const parentWatchMs = 500;

/**
 * npm forwards a Ctrl-C although the terminal already did, and so does the supervisor, perhaps late; this
 * duplicate is not a second signal.
 */
const twinMs = process.send ? 5_000 : 500;

/** Longer than any call and any drain may take: anything still hanging, like a database whose folder is gone, is abandoned. */
const longestStopMs = 3 * minuteMs;

/** Closes on a signal, or if the parent was killed and cannot forward one. A second signal exits at once. */
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
  // One of two processes; the other end of the IPC channel is the supervisor.
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
