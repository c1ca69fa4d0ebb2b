import type { Log } from '#server/common/log.ts';
import { openWakeup, type Wakeup } from './wakeup.ts';

/**
 * Recurring work. What is due is in the database, so any process may do it. A job that takes
 * one item after another takes no more once it is `stopping`, and has `stopWithinMs` to finish its current ones. A
 * `wakeup` ends its pause.
 */
export type Job = {
  name: string;
  everyMs: number;
  stopWithinMs?: number;
  wakeup?: Wakeup;
  run(stopping: AbortSignal): Promise<unknown>;
};

const usualStopMs = 5000;

export type JobWatch = { ran(job: string): void; failed(job: string): void };
const unwatched: JobWatch = { ran() {}, failed() {} };

export type RunningJobs = { stop(): Promise<void> };

/** A failure is logged and the job continues; stopping waits a while for running jobs. A machine's fault holds all back. */
export function startJobs(
  jobs: readonly Job[],
  log: Log,
  { fault = () => null, watch = unwatched }: { fault?: () => string | null; watch?: JobWatch } = {},
): RunningJobs {
  const stopping = new AbortController();
  const loops = jobs.map((job) => ({ ...job, ended: repeat(job, { log, fault, watch, stopping: stopping.signal }) }));
  return {
    async stop() {
      stopping.abort();
      // Outside calls left hanging are looked up after the next start.
      const ended = loops.map(({ ended, stopWithinMs = usualStopMs }) =>
        openWakeup().pause(stopWithinMs, { until: [ended] }),
      );
      await Promise.all(ended);
    },
  };
}

type Conditions = { log: Log; fault: () => string | null; watch: JobWatch; stopping: AbortSignal };

async function repeat(
  { name, everyMs, wakeup = openWakeup(), run }: Job,
  { log, fault, watch, stopping }: Conditions,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      if (fault() === null) {
        await run(stopping);
        watch.ran(name);
      }
    } catch (error) {
      watch.failed(name);
      log.error({ job: name, error }, 'a job failed; it runs again');
    }
    await wakeup.pause(everyMs, { stopping });
  }
}
