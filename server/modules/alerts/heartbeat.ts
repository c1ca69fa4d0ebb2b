import type { Heartbeat } from '#adapters/heartbeat/port.ts';
import { minuteMs, secondMs } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { readBeats, silentAfterSeconds } from '#server/outbox/heartbeats.ts';
import type { JobAge } from '#server/outbox/job-beats.ts';
import type { Job } from '#server/outbox/scheduler.ts';

/** A job that has much to do may take so long over it. */
const allowanceSeconds = (15 * minuteMs) / secondMs;

/** Says once a minute that all is well, and says nothing while it is not: then whoever listens for it calls a person. */
export const heartbeatJob = (deps: Deps, heartbeat: Heartbeat, jobs: () => readonly JobAge[]): Job => ({
  name: 'heartbeat',
  everyMs: minuteMs,
  async run() {
    const trouble = await troubleOf(deps, jobs());
    if (trouble !== null) return deps.log.warn({ trouble }, 'heartbeat.withheld');
    const answer = await heartbeat.ping();
    if (!answer.heard) deps.log.warn({ detail: answer.detail }, 'heartbeat.unheard');
  },
});

/** Why all is not well: a job is behind, or nobody answers visitors. */
async function troubleOf({ db }: Pick<Deps, 'db'>, jobs: readonly JobAge[]): Promise<string | null> {
  const behind = jobs.find(({ everyMs, ageSeconds }) => ageSeconds > (2 * everyMs) / secondMs + allowanceSeconds);
  if (behind) return `the job ${behind.name} went well ${behind.ageSeconds} s ago`;
  const webs = (await readBeats(db)).filter(({ role }) => role === 'web');
  const answers = webs.some(({ ageSeconds }) => ageSeconds < silentAfterSeconds);
  return answers ? null : 'no web process is at work';
}
