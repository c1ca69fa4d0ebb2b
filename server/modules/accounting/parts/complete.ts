import type { Outcome } from '#adapters/accounting/port.ts';
import { brand } from '#business/brand.ts';
import type { Done } from '#domain/accounting/records.ts';
import { today } from '#domain/calendar/zone.ts';
import { attemptsWithin, nextAttempt, nextLookUp } from '#domain/delivery/retry.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { updateBooking } from '#server/modules/bookings/queries/bookings.ts';
import { enqueue, type OutboxRow } from '#server/outbox/enqueue.ts';
import { putOffMessages, updateMessage } from '#server/outbox/queries.ts';
import { accountingTopics, saveDone, syncStateOf } from '../queries/sync.ts';
import type { SyncTurn } from './claim.ts';

type Recorder = Pick<Deps, 'db' | 'clock' | 'log'>;

/** What was asked for may be on its way over there so long after the answer was given up. */
const settlesWithinMs = 2 * 60_000;
const settingsPauseMs = 5 * 60_000;
/** Then a person has to look at it. */
const mostAttempts = attemptsWithin(24);

/** Writes down what became of a turn: what is known to be over there, the row, and how the booking stands. */
export async function settleSync(
  deps: Recorder,
  { row, sale, back }: Pick<SyncTurn, 'row' | 'sale' | 'back'>,
  outcome: Outcome,
): Promise<void> {
  const { done } = outcome;
  const failure = outcome.state === 'done' ? null : outcome.detail;
  if (outcome.state !== 'done')
    deps.log.warn(
      { orderNo: sale.orderNo, topic: row.topic, ...outcome },
      'a booking was not recorded in the accounts',
    );
  await transact(deps.db, async (tx) => {
    const now = deps.clock.now();
    const bookingId = row.subject;
    await saveDone(tx, { bookingId, done, failure, updatedAt: now });
    const settling = { ...deps, db: tx };
    if (outcome.state === 'done') await settleDone(settling, row, back !== null && !back.isBack);
    else await settleFailure(settling, row, { ...outcome, orderNo: sale.orderNo });
    await updateBooking(tx, bookingId, { ...externalIds(done), syncStatus: await syncStateOf(tx, bookingId) });
    return {};
  });
}

const externalIds = ({ appointment, invoice }: Done) => ({
  ...(appointment === undefined ? {} : { externalBookingId: appointment }),
  ...(invoice === undefined ? {} : { externalInvoiceId: invoice }),
});

/** A cancellation is over when its money is back and that is recorded too. */
async function settleDone({ db: tx, clock }: Recorder, row: OutboxRow, waitsForMoney: boolean): Promise<void> {
  const now = clock.now();
  const change = waitsForMoney
    ? ({ state: 'queued', attempts: 0, dueAt: nextLookUp(row.createdAt, now), failure: null } as const)
    : ({ state: 'done', settledAt: now, failure: null } as const);
  await updateMessage(tx, row, { from: ['calling'], ...change });
}

type Failure = Exclude<Outcome, { state: 'done' }> & { orderNo: string };

async function settleFailure(deps: Recorder, row: OutboxRow, failure: Failure): Promise<void> {
  const now = deps.clock.now();
  const { detail } = failure;
  if (failure.state === 'refused') {
    if (failure.problem === 'content') return giveUp(deps, row, failure);
    return waitForAll(deps, row, { pauseMs: settingsPauseMs, detail, refused: true });
  }
  if (failure.state === 'refused-for-now' && failure.pauseMs !== undefined)
    return waitForAll(deps, row, { pauseMs: failure.pauseMs, detail, refused: false });
  if (row.attempts >= mostAttempts) return giveUp(deps, row, failure);
  const next = nextAttempt(row.attempts, now);
  const settlesAt = settlingOf(failure, now);
  const dueAt = settlesAt !== null && settlesAt > next ? settlesAt : next;
  await updateMessage(deps.db, row, { from: ['calling'], state: 'queued', dueAt, failure: detail, ...kept(settlesAt) });
}

/** What was not answered may still come to pass; only then is it looked up, also when a person asks for it before. */
const settlingOf = ({ state }: Failure, now: Date): Date | null =>
  state === 'unknown' ? new Date(now.getTime() + settlesWithinMs) : null;

const kept = (settlesAt: Date | null) => (settlesAt === null ? {} : { detail: { settlesAt: settlesAt.toISOString() } });

/** A person has to mend something; the operator is told once, and what comes after it of this booking waits. */
async function giveUp({ db: tx, clock, log }: Recorder, row: OutboxRow, failure: Failure): Promise<void> {
  const now = clock.now();
  const { detail, orderNo } = failure;
  const end = { state: 'failed', failure: detail, settledAt: now, ...kept(settlingOf(failure, now)) } as const;
  if (!(await updateMessage(tx, row, { from: ['calling'], ...end }))) return;
  log.error({ orderNo, topic: row.topic, detail }, 'a booking could not be recorded in the accounts');
  const alert = { topic: 'operator.alert', subject: `accounting:${row.id}`, dueAt: now } as const;
  const reason = `a booking could not be recorded in the accounts: ${detail}`;
  await enqueue(tx, [{ ...alert, detail: { reason, orderNo } }], now);
}

type Wait = { pauseMs: number; detail: string; refused: boolean };

/** A quota or our own settings stop everybody: it is no try, everything waits, and of settings one alert says so a day. */
async function waitForAll({ db: tx, clock, log }: Recorder, row: OutboxRow, wait: Wait): Promise<void> {
  const now = clock.now();
  const dueAt = new Date(now.getTime() + wait.pauseMs);
  const { detail: failure } = wait;
  const untried = { state: 'queued', attempts: row.attempts - 1, dueAt, failure } as const;
  // Kept, so that what comes meanwhile waits as well.
  const detail = { pausedUntil: dueAt.toISOString() };
  await updateMessage(tx, row, { from: ['calling'], ...untried, detail });
  await putOffMessages(tx, { topics: accountingTopics, now, until: dueAt });
  if (!wait.refused) return;
  log.error({ failure }, 'the accounting service refuses our settings; nothing is recorded there');
  const partNo = today(now, brand.timeZone);
  const reason = `the settings of the accounting service are refused: ${failure}`;
  const alert = { topic: 'operator.alert', subject: 'settings:accounting', partNo, dueAt: now } as const;
  await enqueue(tx, [{ ...alert, detail: { reason } }], now);
}
