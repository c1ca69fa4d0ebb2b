import type { Log } from '#server/common/log.ts';
import { openWakeup, type Wakeup } from './wakeup.ts';

/**
 * Work that is done again and again. What is due is in the database, so any copy of the program may do it. Whatever takes
 * one thing after another takes no more of them once it is `stopping`, and has `stopWithinMs` to end what is in hand. What
 * rings `wakeup` ends its pause.
 */
export type Job = {
  name: string;
  everyMs: number;
  stopWithinMs?: number;
  wakeup?: Wakeup;
  run(stopping: AbortSignal): Promise<unknown>;
};

const usualStopMs = 5000;

/** Is told how each run of a job went. */
export type JobWatch = { ran(job: string): void; failed(job: string): void };
const unwatched: JobWatch = { ran() {}, failed() {} };

export type RunningJobs = { stop(): Promise<void> };

/**
 * Runs each job, pauses, and runs it again. A failure is logged and the job goes on; stopping waits a while for what runs.
 * None begins while something is the matter with this machine.
 */
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
      // What outside calls are left hanging is looked up after the next start.
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
