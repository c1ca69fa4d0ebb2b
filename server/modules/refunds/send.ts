import type { RefundReading, RefundResult } from '#adapters/cards/port.ts';
import { schedule } from '#business/schedule.ts';
import { withoutCardNumbers } from '#domain/ledger/card-numbers.ts';
import { type RefundMethod, refundMethod } from '#domain/refunds/method.ts';
import { type EqualRefund, isToldApart } from '#domain/refunds/settlement.ts';
import type { Deps } from '#server/deps.ts';
import { appendPaymentEvent, findReceiptOf } from '#server/modules/payments/queries.ts';
import { type Claim, runDue } from '#server/outbox/worker.ts';
import { equalRefunds, lockDueRefund, type Refund, updateRefund } from './queries.ts';
import { recordRefunded, recordRefusal, recordUnanswered } from './record.ts';

// Longer than the gateway may take to answer; a call that was killed is looked up after it.
export const callTakesMs = 90_000;
// A process that was frozen for longer leaves it to whoever looks the refund up.
const leavesWithinMs = 30_000;
// A request that was just sent may not be in the gateway's books yet.
const settlesWithinMs = 120_000;

type Answer = RefundResult | RefundReading;

/** A refund that is about to be asked for, or whose lost request is about to be looked up. */
type Work = { refund: Refund; method: RefundMethod; call(): Promise<Answer> };
type Recorder = Pick<Deps, 'db' | 'clock'>;

/**
 * Sends every refund that is due, one at a time. The intent is on record before the gateway is asked; what was not
 * answered is looked up and never asked again before the gateway's books say that it did not happen.
 */
export const sendRefunds = (deps: Deps, stopping?: AbortSignal): Promise<number> =>
  runDue<Work, Answer>(
    deps.db,
    {
      claim: (db) => claimRefund({ ...deps, db }),
      async run({ refund: { orderNo }, method, call }) {
        const outcome = await call();
        if (outcome.state !== 'approved')
          deps.log.warn({ orderNo, method, failure: failureOf(outcome) }, `refund.${outcome.state}`);
        return outcome;
      },
      async complete(db, work, outcome) {
        await recordAnswer({ ...deps, db }, work, outcome);
        return true;
      },
    },
    stopping,
  );

/** Claims the next refund and records what is about to be asked. */
async function claimRefund({ db: tx, clock, cards }: Deps): Promise<Claim<Work>> {
  const now = clock.now();
  const refund = await lockDueRefund(tx, now);
  if (!refund) return 'idle';
  const { orderNo, gatewayOrderNo, ticket, amount, transactionNo, bookingId } = refund;
  const request = { orderNo: gatewayOrderNo, transactionNo, amount };
  const dueAt = new Date(now.getTime() + callTakesMs);
  if (refund.state !== 'requested' && refund.method !== null) {
    const { method } = refund;
    await updateRefund(tx, refund, { state: 'unknown', dueAt });
    const equals = await equalRefunds(tx, refund);
    const call = async () => ownReading(await cards.readRefund({ ...request, method }), { refund, equals });
    return { run: { refund, method, call } };
  }
  // A void that was refused is followed by a refund.
  const voidable = refund.method === null && (await isWhole(tx, refund));
  const method = voidable ? refundMethod(refund.paidAt, now, schedule.timeZone) : 'refund';
  const attempts = refund.attempts + 1;
  await updateRefund(tx, refund, { state: 'calling', method, attempts, calledAt: now, dueAt });
  await appendPaymentEvent(tx, {
    orderNo,
    ticket,
    eventType: `${method}.asked`,
    status: 'pending',
    amount,
    rawPayload: { order_id: gatewayOrderNo, txn_number: transactionNo, attempt: attempts },
    bookingId,
    createdAt: now,
  });
  const asked = { ...refund, attempts, calledAt: now };
  const mayLeave = () => clock.now().getTime() < now.getTime() + leavesWithinMs;
  return { run: { refund: asked, method, call: () => cards.refund({ ...request, method }, mayLeave) } };
}

type Beside = { refund: Refund; equals: readonly EqualRefund[] };

/** What the gateway shows may be another refund of the same amount, and a refusal that of an earlier try. */
function ownReading(reading: RefundReading, { refund, equals }: Beside): RefundReading {
  const isOwn =
    reading.state === 'approved'
      ? isToldApart(reading.transactionNo, equals)
      : equals.length === 0 && (reading.state !== 'refused' || refund.attempts <= 1);
  if (isOwn || reading.state === 'unavailable') return reading;
  return { state: 'unavailable', detail: 'the gateway may have shown another request of the same amount' };
}

/** Only the whole of a payment can be voided. */
async function isWhole(tx: Deps['db'], { reason, bookingId, amount }: Refund): Promise<boolean> {
  if (reason === 'partial') return false;
  return bookingId === null || (await findReceiptOf(tx, bookingId))?.amount === amount;
}

/** Why an answer was not an approval, as it may be kept. */
function failureOf(answer: Exclude<Answer, { state: 'approved' }>): string {
  if (answer.state === 'absent') return 'the gateway has no record of the request';
  return withoutCardNumbers(answer.state === 'refused' ? `${answer.code} ${answer.message}`.trim() : answer.detail);
}

/** Records the gateway's answer, or what its books say. */
async function recordAnswer(deps: Recorder, { refund, method }: Work, answer: Answer): Promise<void> {
  if (answer.state === 'approved') return recordRefunded(deps, refund, { method, result: answer });
  const failure = failureOf(answer);
  switch (answer.state) {
    case 'refused':
      return recordRefusal(deps, refund, { method, failure, raw: answer.raw });
    case 'unknown':
    case 'unavailable':
      return recordUnanswered(deps, refund, { state: 'unknown', method, failure });
    case 'not-sent':
      // It never reached the gateway, so the choice between void and refund is made anew.
      return recordUnanswered(deps, refund, { state: 'requested', method: refund.method, failure });
    case 'absent':
      return recordAbsent(deps, refund, failure);
  }
}

/** What the gateway has no record of did not happen, once its books are settled. */
async function recordAbsent(deps: Recorder, refund: Refund, failure: string): Promise<void> {
  const now = deps.clock.now();
  const settledAt = (refund.calledAt ?? refund.createdAt).getTime() + settlesWithinMs;
  if (now.getTime() < settledAt) {
    await updateRefund(deps.db, refund, { state: 'unknown', dueAt: new Date(settledAt), failure });
  } else {
    await recordUnanswered(deps, refund, { state: 'requested', method: null, failure, dueAt: now });
  }
}
