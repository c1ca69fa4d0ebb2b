import type { Outcome } from '#adapters/accounting/port.ts';
import { brand } from '#business/brand.ts';
import type { RefusalKind } from '#domain/accounting/refusal.ts';
import type { StopReason } from '#domain/outbox/failure.ts';
import { attemptsWithin, nextAttempt, nextLookUp } from '#domain/outbox/retry.ts';
import type { Deps } from '#server/deps.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { closeRow, concernsSettings, type Failure, pauseService, retryRow } from '#server/outbox/complete.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { updateRow } from '#server/outbox/queries.ts';
import { resumeService } from '#server/outbox/service-pauses.ts';
import { accountingTopics, markSynced, saveDone, syncStateOf } from '../queries/sync.ts';
import type { Sync } from './claim.ts';

type Recorder = Pick<Deps, 'db' | 'clock' | 'log'>;

/** How long after its timeout a request may still arrive. */
const settlesWithinMs = 2 * 60_000;
/** After this, an operator has to look at it. */
const maxAttempts = attemptsWithin(24);

/** A pause is stored, so that new work waits as well. */
const service = {
  name: 'accounting' as const,
  topics: accountingTopics,
  timeZone: brand.timeZone,
  detail: (until: Date) => ({ pausedUntil: until.toISOString() }),
};

const settings: Readonly<Partial<Record<RefusalKind, StopReason>>> = {
  client: 'credentials',
  token: 'credentials',
  'data-centre': 'credentials',
  permission: 'account',
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

/** A cancellation is complete once its refund is done and recorded. */
async function completeDone({ db: tx, clock }: Recorder, row: OutboxRow, waitsForMoney: boolean): Promise<void> {
  const now = clock.now();
  const change = waitsForMoney
    ? ({
        state: 'queued',
        attempts: 0,
        dueAt: nextLookUp(row.createdAt, now),
        failureCode: null,
        failure: null,
      } as const)
    : ({ state: 'done', settledAt: now, failureCode: null, failure: null } as const);
  await Promise.all([resumeService(tx, service.name), updateRow(tx, row, { from: ['calling'], ...change })]);
}

type Failed = Exclude<Outcome, { state: 'done' }> & { orderNo: string };

async function completeFailure(deps: Recorder, row: OutboxRow, outcome: Failed): Promise<void> {
  const now = deps.clock.now();
  const { state, detail, orderNo } = outcome;
  const problem = state === 'refused' ? outcome.problem : '';
  const kind = outcome.kind ?? (state === 'refused' ? 'content' : 'silence');
  const failure = { failureCode: kind, failure: detail };
  const pause = { ...service, ...failure, setting: settings[kind] ?? 'other' };
  if (await concernsSettings(deps, row, { service: service.name, problem, failure: detail }))
    return pauseService(deps, row, pause);
  if (state === 'refused-for-now' && outcome.pauseMs !== undefined)
    return pauseService(deps, row, { ...pause, pauseMs: outcome.pauseMs });
  // A call without an answer may still arrive; it is looked up only after that, even if an operator retries earlier.
  const settlesAt = state === 'unknown' ? new Date(now.getTime() + settlesWithinMs) : null;
  const change = { ...failure, ...(settlesAt && { detail: { settlesAt: settlesAt.toISOString() } }) };
  if (problem === 'content' || row.attempts >= maxAttempts) return giveUp(deps, row, { ...change, orderNo });
  const next = nextAttempt(row.attempts, now);
  await retryRow(deps, row, { ...change, dueAt: settlesAt !== null && settlesAt > next ? settlesAt : next });
}

/** Something needs fixing; the operator is alerted once, and later work of this booking waits. */
async function giveUp(
  deps: Recorder,
  row: OutboxRow,
  { orderNo, ...change }: Failure & { detail?: Record<string, unknown>; orderNo: string },
): Promise<void> {
  if (!(await closeRow(deps, row, { state: 'failed', ...change }))) return;
  const now = deps.clock.now();
  const alert = { reason: 'not-in-accounts', said: change.failure, orderNo } as const;
  await tellOperator(deps.db, alert, { subject: `accounting:${row.id}`, now });
}
