import { today } from '#domain/calendar/zone.ts';
import type { OutboxTopic } from '#domain/delivery/topics.ts';
import type { Clock } from '#server/common/clock.ts';
import type { Log } from '#server/common/log.ts';
import type { Db } from '#server/database/database.ts';
import { enqueue, type OutboxRow } from './enqueue.ts';
import { postponeDue, type RowChange, updateRow } from './queries.ts';

/** `db` is the transaction in which the outcome is recorded. */
type Recorder = { db: Db; clock: Clock; log: Log };
type Failure = Pick<RowChange, 'detail'> & { failure: string };
/** `from`: the states that the row may still be in; it was claimed as `calling`. */
type Attempt = Failure & Pick<RowChange, 'attempts'> & { from?: readonly OutboxRow['state'][] };

/** How long everything waits for a provider that refuses our settings. */
const settingsPauseMs = 5 * 60_000;

/** What the log calls a provider's answer: `mail.rejected`, `sms.deferred`, `accounting.unknown`. */
export const answerWord = (state: string): string =>
  ({ refused: 'rejected', 'refused-for-now': 'deferred' })[state] ?? state;

const nameOf = ({ id, topic, subject, attempts }: OutboxRow) => ({ outboxId: id, topic, subject, attempts });

/** The attempt failed: the row is back in the queue until its next one. */
export async function retryRow(
  { db, log }: Pick<Recorder, 'db' | 'log'>,
  row: OutboxRow,
  { from = ['calling'], ...change }: Attempt & { dueAt: Date },
): Promise<void> {
  if (!(await updateRow(db, row, { from, state: 'queued', ...change }))) return;
  log.info({ ...nameOf(row), ...change }, 'outbox.retry');
}

/** The row is given up; false when it has gone on meanwhile. */
export async function closeRow(
  { db, clock, log }: Recorder,
  row: OutboxRow,
  { from = ['calling'], ...change }: Attempt & { state: 'dropped' | 'failed' | 'unknown' },
): Promise<boolean> {
  if (!(await updateRow(db, row, { from, settledAt: clock.now(), ...change }))) return false;
  log[change.state === 'dropped' ? 'info' : 'error'](
    { ...nameOf(row), failure: change.failure },
    `outbox.${change.state}`,
  );
  return true;
}

/** An outside service: how the log and the operator call it, and what goes by it. */
type Service = { name: string; provider: string; topics: readonly OutboxTopic[]; timeZone: string };
type Pause = { failure: string; pauseMs?: number | undefined; detail?(until: Date): RowChange['detail'] };

/**
 * What stopped this row would stop the others: it was no attempt, and whatever is due at this service waits. Without a
 * time of its own, our settings are refused, and one alert a day says so.
 */
export async function pauseService(
  { db, clock, log }: Recorder,
  row: OutboxRow,
  { name, provider, topics, timeZone, failure, pauseMs, detail }: Service & Pause,
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + (pauseMs ?? settingsPauseMs));
  const untried = { state: 'queued', attempts: row.attempts - 1, dueAt: until, failure } as const;
  await updateRow(db, row, { from: ['calling'], ...untried, detail: detail?.(until) });
  await postponeDue(db, { topics, now, until });
  log[pauseMs === undefined ? 'error' : 'warn']({ service: name, until, failure }, 'outbox.paused');
  if (pauseMs !== undefined) return;
  const dueAt = topics.includes('operator.alert') ? until : now;
  const about = { subject: `settings:${name}`, dedupeKey: today(now, timeZone) };
  const reason = `the settings of ${provider} are refused: ${failure}`;
  await enqueue(db, [{ topic: 'operator.alert', ...about, dueAt, detail: { reason } }], now);
}
