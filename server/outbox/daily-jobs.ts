import { type Runner, runOccasion, type ScheduledJob } from './run-daily.ts';
import type { Job } from './scheduler.ts';

const tickMs = 5000;

/** Looks every few seconds which scheduled work has come due. One that takes long does not keep the others waiting. */
export const scheduleOf = (deps: Runner, jobs: readonly ScheduledJob[]): Job[] =>
  jobs.map((job) => ({ name: `schedule of ${job.name}`, everyMs: tickMs, run: () => runOccasion(deps, job) }));
