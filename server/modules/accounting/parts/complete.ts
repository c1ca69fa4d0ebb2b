import type { Outcome } from '#adapters/accounting/port.ts';
import { brand } from '#business/brand.ts';
import { attemptsWithin, nextAttempt, nextLookUp } from '#domain/delivery/retry.ts';
import type { Deps } from '#server/deps.ts';
import { closeRow, concernsSettings, pauseService, retryRow } from '#server/outbox/complete.ts';
import { enqueue, type OutboxRow } from '#server/outbox/enqueue.ts';
import { updateRow } from '#server/outbox/queries.ts';
import { resumeService } from '#server/outbox/service-pauses.ts';
import { accountingTopics, markSynced, saveDone, syncStateOf } from '../queries/sync.ts';
import type { Sync } from './claim.ts';

type Recorder = Pick<Deps, 'db' | 'clock' | 'log'>;

/** A request may still arrive so long after its answer was given up. */
const settlesWithinMs = 2 * 60_000;
/** Then a person has to look at it. */
const maxAttempts = attemptsWithin(24);

/** A pause is kept, so that what comes meanwhile waits as well. */
const service = {
  name: 'accounting' as const,
  provider: 'the accounting service',
  topics: accountingTopics,
  timeZone: brand.timeZone,
  detail: (until: Date) => ({ pausedUntil: until.toISOString() }),
};

/** Records an outcome: which steps are known to exist at the provider, the row, and how the booking stands. */
export async function completeSync(
  deps: Recorder,
  { row, sale, waits }: Pick<Sync, 'row' | 'sale' | 'waits'>,
  outcome: Outcome,
): Promise<void> {
  const { db: tx, clock } = deps;
  const { done } = outcome;
  const bookingId = row.subject;
  const failure = outcome.state === 'done' ? null : outcome.detail;
  await Promise.all([
    saveDone(tx, { bookingId, done, failure, updatedAt: clock.now() }),
    outcome.state === 'done'
      ? completeDone(deps, row, waits)
      : completeFailure(deps, row, { ...outcome, orderNo: sale.orderNo }),
  ]);
  await markSynced(tx, bookingId, await syncStateOf(tx, bookingId), done);
}

/** A cancellation is over when its money is back and that is recorded too. */
async function completeDone({ db: tx, clock }: Recorder, row: OutboxRow, waitsForMoney: boolean): Promise<void> {
  const now = clock.now();
  const change = waitsForMoney
    ? ({ state: 'queued', attempts: 0, dueAt: nextLookUp(row.createdAt, now), failure: null } as const)
    : ({ state: 'done', settledAt: now, failure: null } as const);
  await Promise.all([resumeService(tx, service.name), updateRow(tx, row, { from: ['calling'], ...change })]);
}

type Failure = Exclude<Outcome, { state: 'done' }> & { orderNo: string };

async function completeFailure(deps: Recorder, row: OutboxRow, outcome: Failure): Promise<void> {
  const now = deps.clock.now();
  const { state, detail: failure, orderNo } = outcome;
  const problem = state === 'refused' ? outcome.problem : '';
  if (await concernsSettings(deps, row, { service: service.name, problem, failure }))
    return pauseService(deps, row, { ...service, failure });
  if (state === 'refused-for-now' && outcome.pauseMs !== undefined)
    return pauseService(deps, row, { ...service, failure, pauseMs: outcome.pauseMs });
  // What was not answered may still arrive; it is looked up only then, also when a person asks for it before.
  const settlesAt = state === 'unknown' ? new Date(now.getTime() + settlesWithinMs) : null;
  const change = { failure, ...(settlesAt && { detail: { settlesAt: settlesAt.toISOString() } }) };
  if (problem === 'content' || row.attempts >= maxAttempts) return giveUp(deps, row, { ...change, orderNo });
  const next = nextAttempt(row.attempts, now);
  await retryRow(deps, row, { ...change, dueAt: settlesAt !== null && settlesAt > next ? settlesAt : next });
}

/** A person has to mend something; the operator is told once, and what comes after it of this booking waits. */
async function giveUp(
  deps: Recorder,
  row: OutboxRow,
  { orderNo, ...change }: { failure: string; detail?: Record<string, unknown>; orderNo: string },
): Promise<void> {
  if (!(await closeRow(deps, row, { state: 'failed', ...change }))) return;
  const now = deps.clock.now();
  const detail = { reason: `a booking could not be recorded in the accounts: ${change.failure}`, orderNo };
  await enqueue(deps.db, [{ topic: 'operator.alert', subject: `accounting:${row.id}`, dueAt: now, detail }], now);
}
