import { type DailyJob, type Runner, runDaily } from './run-daily.ts';
import type { Job } from './scheduler.ts';

const tickMs = 5000;

/** Checks every few seconds which scheduled work is due. A slow one does not delay the others. */
export const dailyJobs = (deps: Runner, jobs: readonly DailyJob[]): Job[] =>
  jobs.map((job) => ({ name: `schedule of ${job.name}`, everyMs: tickMs, run: () => runDaily(deps, job) }));
