import type { Deps } from '#server/deps.ts';
import { runOccasion, type ScheduledJob } from '#server/use-cases/run-occasion.ts';
import type { Job } from './runner.ts';

const tickMs = 5000;

/** Looks every few seconds which scheduled work has come due. One that takes long does not keep the others waiting. */
export const scheduleOf = (deps: Deps, jobs: readonly ScheduledJob[]): Job[] =>
  jobs.map((job) => ({ name: `schedule of ${job.name}`, everyMs: tickMs, run: () => runOccasion(deps, job) }));
