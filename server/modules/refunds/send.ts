import type { RefundReading, RefundRequest, RefundResult } from '#adapters/cards/port.ts';
import { schedule } from '#business/schedule.ts';
import { type RefundMethod, refundMethod } from '#domain/refunds/method.ts';
import { nextTry } from '#domain/refunds/retry.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { appendPaymentEvent, findReceiptOf } from '#server/modules/payments/queries.ts';
import { lockDueRefund, type Refund, updateRefund } from './queries.ts';
import { recordRefunded, recordRefusal, recordUnanswered } from './record.ts';

// Longer than the gateway may take to answer; a call that was killed is looked up after it.
const callTakesMs = 90_000;
// A request that was just sent may not be in the gateway's books yet.
const settlesWithinMs = 120_000;

type Turn = { refund: Refund; method: RefundMethod; act: 'ask' | 'look-up' };

/**
 * Sends every refund that is due, one at a time. The intent is on record before the gateway is asked; what was not
 * answered is looked up and never asked again before the gateway's books say that it did not happen.
 */
export async function sendRefunds(deps: Deps): Promise<number> {
  for (let count = 0; ; count++) {
    const { turn } = await transact(deps.db, async (tx) => ({ turn: await takeTurn(deps, tx) }));
    if (!turn) return count;
    await (turn.act === 'ask' ? ask(deps, turn) : lookUp(deps, turn));
  }
}

/** Takes the next refund in hand and writes down what is about to be asked. */
async function takeTurn({ clock }: Deps, tx: Deps['db']): Promise<Turn | null> {
  const now = clock.now();
  const refund = await lockDueRefund(tx, now);
  if (!refund) return null;
  const { id, orderNo, ticket, amount, transactionNo, bookingId } = refund;
  const dueAt = new Date(now.getTime() + callTakesMs);
  if (refund.state !== 'requested' && refund.method !== null) {
    if (refund.state === 'calling') await updateRefund(tx, id, { state: 'unknown', dueAt });
    else await updateRefund(tx, id, { dueAt });
    return { refund, method: refund.method, act: 'look-up' };
  }
  // A void that was refused is followed by a refund.
  const voidable = refund.method === null && (await isWhole(tx, refund));
  const method = voidable ? refundMethod(refund.paidAt, now, schedule.timeZone) : 'refund';
  const attempts = refund.attempts + 1;
  await updateRefund(tx, id, { state: 'calling', method, attempts, calledAt: now, dueAt });
  await appendPaymentEvent(tx, {
    orderNo,
    ticket,
    eventType: `${method}.asked`,
    status: 'pending',
    amount,
    rawPayload: { order_id: refund.gatewayOrderNo, txn_number: transactionNo, attempt: attempts },
    bookingId,
    createdAt: now,
  });
  return { refund: { ...refund, attempts, calledAt: now }, method, act: 'ask' };
}

/** Only the whole of a payment can be voided. */
async function isWhole(tx: Deps['db'], { reason, bookingId, amount }: Refund): Promise<boolean> {
  if (reason === 'partial') return false;
  return bookingId === null || (await findReceiptOf(tx, bookingId))?.amount === amount;
}

const requestOf = ({ refund, method }: Turn): RefundRequest => ({
  orderNo: refund.gatewayOrderNo,
  transactionNo: refund.transactionNo,
  amount: refund.amount,
  method,
});

async function ask(deps: Deps, turn: Turn): Promise<void> {
  const { refund } = turn;
  const result = await deps.cards.refund(requestOf(turn));
  if (result.state === 'approved' || result.state === 'refused') return settle(deps, turn, result);
  if (result.state === 'unknown') return recordUnanswered(deps, turn, { ...result, state: 'unknown' });
  // It never reached the gateway, so the choice between void and refund is made anew.
  await recordUnanswered(deps, { refund, method: refund.method }, { ...result, state: 'requested' });
}

async function lookUp(deps: Deps, turn: Turn): Promise<void> {
  const { refund } = turn;
  const reading: RefundReading = await deps.cards.readRefund(requestOf(turn));
  if (reading.state === 'approved' || reading.state === 'refused') return settle(deps, turn, reading);
  if (reading.state === 'unavailable')
    return recordUnanswered(deps, turn, { detail: reading.detail, state: 'unknown' });
  const now = deps.clock.now();
  const settledAt = (refund.calledAt ?? refund.createdAt).getTime() + settlesWithinMs;
  const detail = 'the gateway has no record of the request';
  if (now.getTime() < settledAt) {
    await updateRefund(deps.db, refund.id, { state: 'unknown', dueAt: new Date(settledAt), failure: detail });
  } else {
    await recordUnanswered(deps, { refund, method: null }, { detail, state: 'requested', dueAt: now });
  }
}

type Settled = Extract<RefundResult, { state: 'approved' | 'refused' }>;

async function settle(deps: Deps, { refund, method }: Turn, result: Settled): Promise<void> {
  if (result.state === 'approved') return recordRefunded(deps, refund, { method, result });
  const dueAt = method === 'void' ? deps.clock.now() : nextTry(refund.attempts, deps.clock.now());
  await recordRefusal(deps, refund, { method, result, dueAt });
}
