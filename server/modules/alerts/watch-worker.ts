import { minuteMs, secondMs } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { sendAlerts, sendOperatorMails } from '#server/modules/messages/send.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { type Beat, readBeats, silentAfterSeconds } from '#server/outbox/heartbeats.ts';

export type WorkerState = {
  /** Since when no worker has been running; null while one is. No instant if none was ever seen. */
  silent: { since: Date | null } | null;
  /** The outside services the worker is currently not calling, and since when. */
  providers: ReadonlyMap<string, Date>;
};

/** How long a worker restart may take before the operator is alerted. */
const alarmingSeconds = (3 * minuteMs) / secondMs;

/** The workers as a web process sees them: sales go on without one, but an operator has to know. */
export function watchWorker(deps: Deps, startedAt: () => number = startOf()) {
  let state: WorkerState = { silent: { since: null }, providers: new Map() };
  return {
    state: () => state,
    /** Checks, and alerts the operator to a lasting silence through channels that need no worker. */
    async look(): Promise<void> {
      const beats = (await readBeats(deps.db)).filter(({ role }) => role === 'worker');
      state = stateOf(beats);
      const silentSeconds = Math.min(beats[0]?.ageSeconds ?? Number.POSITIVE_INFINITY, startedAt());
      if (state.silent === null || silentSeconds < alarmingSeconds) return;
      await tellOfSilence(deps, state.silent.since);
    },
  };
}

/** Seconds since a process began watching; it does not alert before it has watched long enough. */
function startOf(): () => number {
  const started = performance.now();
  return () => (performance.now() - started) / secondMs;
}

function stateOf(beats: readonly Beat[]): WorkerState {
  const live = beats.filter(({ ageSeconds }) => ageSeconds < silentAfterSeconds);
  const providers = live.flatMap(({ detail }) => Object.entries(detail.silent));
  return {
    silent: live.length > 0 ? null : { since: beats[0]?.at ?? null },
    providers: new Map(providers.map(([name, since]) => [name, new Date(since)])),
  };
}

/** Once per silence; the first process writes it, and any web process may send it. */
async function tellOfSilence(deps: Deps, since: Date | null): Promise<void> {
  const now = deps.clock.now();
  const about = { subject: 'worker:silent', dedupeKey: since?.toISOString() ?? 'never seen', now };
  await tellOperator(deps.db, { reason: 'worker-silent', ...(since && { facts: { since } }) }, about);
  await Promise.all([sendOperatorMails(deps), sendAlerts(deps)]);
}
