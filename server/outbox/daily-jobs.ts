import { type DailyJob, type Runner, runDaily } from './run-daily.ts';
import type { Job } from './scheduler.ts';

const tickMs = 5000;

/** Looks every few seconds which scheduled work has come due. One that takes long does not keep the others waiting. */
export const dailyJobs = (deps: Runner, jobs: readonly DailyJob[]): Job[] =>
  jobs.map((job) => ({ name: `schedule of ${job.name}`, everyMs: tickMs, run: () => runDaily(deps, job) }));
