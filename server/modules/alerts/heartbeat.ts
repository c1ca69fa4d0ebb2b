import type { Heartbeat } from '#adapters/heartbeat/port.ts';
import { minuteMs, secondMs } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { readBeats, silentAfterSeconds } from '#server/outbox/heartbeats.ts';
import type { JobAge } from '#server/outbox/job-beats.ts';
import type { Job } from '#server/outbox/scheduler.ts';

/** How long a busy job may take. */
const allowanceSeconds = (15 * minuteMs) / secondMs;

/** Sends a heartbeat once a minute while all is well; when it stops, the monitoring service calls someone. */
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

/** Why all is not well: a job is behind, or no web process is up. */
async function troubleOf({ db }: Pick<Deps, 'db'>, jobs: readonly JobAge[]): Promise<string | null> {
  const behind = jobs.find(({ everyMs, ageSeconds }) => ageSeconds > (2 * everyMs) / secondMs + allowanceSeconds);
  if (behind) return `the job ${behind.name} went well ${behind.ageSeconds} s ago`;
  const webs = (await readBeats(db)).filter(({ role }) => role === 'web');
  const answers = webs.some(({ ageSeconds }) => ageSeconds < silentAfterSeconds);
  return answers ? null : 'no web process is at work';
}
