import type { Log } from '#server/common/log.ts';

/**
 * Work that is done again and again. What is due is in the database, so any copy of the program may do it. Whatever takes
 * one thing after another takes no more of them once it is `stopping`, and has `stopWithinMs` to end the one in hand.
 */
export type Job = {
  name: string;
  everyMs: number;
  stopWithinMs?: number;
  run(stopping: AbortSignal): Promise<unknown>;
};

const usualStopMs = 5000;

export type RunningJobs = { stop(): Promise<void> };

/**
 * Runs each job, pauses, and runs it again. A failure is logged and the job goes on; stopping waits a while for what runs.
 * None begins while something is the matter with this machine.
 */
export function startJobs(jobs: readonly Job[], log: Log, fault: () => string | null = () => null): RunningJobs {
  const stopping = new AbortController();
  const loops = jobs.map((job) => ({ ...job, ended: repeat(job, { log, fault, stopping: stopping.signal }) }));
  return {
    async stop() {
      stopping.abort();
      // What outside calls are left hanging is looked up after the next start.
      const ended = loops.map(({ ended, stopWithinMs = usualStopMs }) => within(stopWithinMs, ended));
      await Promise.all(ended);
    },
  };
}

type Conditions = { log: Log; fault: () => string | null; stopping: AbortSignal };

async function repeat({ name, everyMs, run }: Job, { log, fault, stopping }: Conditions): Promise<void> {
  while (!stopping.aborted) {
    try {
      if (fault() === null) await run(stopping);
    } catch (error) {
      log.error({ job: name, error }, 'a job failed; it runs again');
    }
    await pause(everyMs, stopping);
  }
}

/** Waits until the work ends, and no longer than that. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, pause(milliseconds, over.signal)]);
  over.abort();
}

function pause(milliseconds: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    stopping.addEventListener('abort', end);
  });
}
