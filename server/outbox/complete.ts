import { today } from '#domain/calendar/zone.ts';
import { minuteMs, secondMs } from '#domain/durations.ts';
import type { StopReason } from '#domain/outbox/failure.ts';
import type { DeliveryService, OutboxTopic } from '#domain/outbox/topics.ts';
import type { Clock } from '#server/common/clock.ts';
import type { Log } from '#server/common/log.ts';
import type { Db } from '#server/database/database.ts';
import { tellOperator } from './alert.ts';
import type { OutboxRow } from './enqueue.ts';
import { postponeDue, postponeFailed, type RowChange, updateRow } from './queries.ts';
import { countRefusals, stopService } from './service-pauses.ts';

/** `db` is the transaction in which the outcome is recorded. */
type Recorder = { db: Db; clock: Clock; log: Log };
export type Failure = Pick<OutboxRow, 'failure'> & { failureCode: NonNullable<OutboxRow['failureCode']> };
/** `from`: the states that the row may still be in; it was claimed as `calling`. */
type Attempt = Failure &
  Pick<RowChange, 'attempts' | 'repeatedAt' | 'detail'> & { from?: readonly OutboxRow['state'][] };

/** How long a row rejected because of our settings waits; other due work of the service comes first. */
export const longestPauseMs = 5 * minuteMs;
const settingsPauseMs = longestPauseMs - secondMs;

/** What the log calls a provider's answer: `mail.rejected`, `sms.deferred`, `accounting.unknown`. */
export const answerWord = (state: string): string =>
  ({ refused: 'rejected', 'refused-for-now': 'deferred' })[state] ?? state;

const nameOf = ({ id, topic, subject, attempts }: OutboxRow) => ({ outboxId: id, topic, subject, attempts });

export async function retryRow(
  { db, log }: Pick<Recorder, 'db' | 'log'>,
  row: OutboxRow,
  { from = ['calling'], ...change }: Attempt & { dueAt: Date },
): Promise<void> {
  if (!(await updateRow(db, row, { from, state: 'queued', ...change }))) return;
  log.info({ ...nameOf(row), ...change }, 'outbox.retry');
}

/** The row is given up; false if it has moved on. */
export async function closeRow(
  { db, clock, log }: Recorder,
  row: OutboxRow,
  { from = ['calling'], ...change }: Attempt & { state: 'dropped' | 'failed' | 'unknown' },
): Promise<boolean> {
  if (!(await updateRow(db, row, { from, settledAt: clock.now(), ...change }))) return false;
  log[change.state === 'dropped' ? 'info' : 'error'](
    { ...nameOf(row), code: change.failureCode, failure: change.failure },
    `outbox.${change.state}`,
  );
  return true;
}

type Service = { name: DeliveryService; topics: readonly OutboxTopic[]; timeZone: string };
type Pause = Failure & {
  failure: string;
  /** Which of our settings is rejected, if no time is given. */
  setting: StopReason;
  pauseMs?: number | undefined;
  detail?(until: Date): RowChange['detail'];
};

/** A refusal may be about the row or our settings: this many different rows in sequence mean the settings. */
const rowsThatProve: Readonly<Record<string, number>> = { settings: 1, unclear: 2, policy: 5 };

/** Whether a refusal concerns everything for a service, or this row alone. */
export async function concernsSettings(
  { db }: Pick<Recorder, 'db'>,
  { id }: OutboxRow,
  { service, problem, failure }: { service: DeliveryService; problem: string; failure: string },
): Promise<boolean> {
  const limit = rowsThatProve[problem];
  return limit !== undefined && (await countRefusals(db, { service, failure, id })) >= limit;
}

/**
 * What stopped this row would stop the others: it does not count as an attempt, and the whole service pauses. Without a
 * time of its own, our settings are rejected: the row goes behind the others, in case it was the row after all, and one
 * alert a day is sent.
 */
export async function pauseService(
  { db, clock, log }: Recorder,
  row: OutboxRow,
  { name, topics, timeZone, failureCode, failure, setting, pauseMs, detail }: Service & Pause,
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + (pauseMs ?? settingsPauseMs));
  const dueAt = pauseMs === undefined ? new Date(now.getTime() + longestPauseMs) : until;
  const untried = { state: 'queued', attempts: row.attempts - 1, dueAt, failureCode, failure } as const;
  if (pauseMs === undefined) await postponeFailed(db, { topics, now, until });
  await postponeDue(db, { topics, now, until });
  await updateRow(db, row, { from: ['calling'], ...untried, detail: detail?.(until) });
  log[pauseMs === undefined ? 'error' : 'warn']({ service: name, until, failure }, 'outbox.paused');
  if (pauseMs !== undefined) return;
  await stopService(db, { service: name, setting, failure, now });
  const alertAt = topics.includes('operator.alert') ? until : now;
  const about = { subject: `settings:${name}`, dedupeKey: today(now, timeZone), dueAt: alertAt, now };
  await tellOperator(db, { reason: `settings-${name}`, said: failure }, about);
}
