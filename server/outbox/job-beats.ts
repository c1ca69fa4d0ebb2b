import { secondMs } from '#domain/durations.ts';
import type { Db } from '#server/database/database.ts';
import { type BeatDetail, beatEveryMs, type ProcessRole, writeBeat } from './heartbeats.ts';
import type { Job, JobWatch } from './scheduler.ts';

type Reporter = {
  db: Db;
  /** Of this process, new with each start. */
  id: string;
  role: ProcessRole;
  silent(): BeatDetail['silent'];
};

export type JobAge = { name: string; everyMs: number; ageSeconds: number };

/** When each of some jobs last succeeded. */
export function watchJobs(jobs: readonly Job[], now: () => number = performance.now.bind(performance)) {
  const started = now();
  const wentWell = new Map(jobs.map(({ name }) => [name, started]));
  const watch: JobWatch = { ran: (job) => wentWell.set(job, now()), failed() {} };
  const ages = (): JobAge[] =>
    jobs.map(({ name, everyMs }) => {
      const ageSeconds = Math.round((now() - (wentWell.get(name) ?? started)) / secondMs);
      return { name, everyMs, ageSeconds };
    });
  return { watch, ages };
}

/** Reports every few seconds that this process is alive, which services it is not calling, and when its jobs succeeded. */
export const beatJob = ({ db, id, role, silent }: Reporter, ages: () => readonly JobAge[] = () => []): Job => ({
  name: 'beat',
  everyMs: beatEveryMs,
  run() {
    const jobs = Object.fromEntries(ages().map(({ name, ageSeconds }) => [name, ageSeconds]));
    return writeBeat(db, { id, role, detail: { silent: silent(), jobs } });
  },
});
