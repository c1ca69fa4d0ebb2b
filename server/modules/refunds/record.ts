import type { RefundResult } from '#adapters/cards/port.ts';
import { withoutCardNumbers } from '#domain/ledger/card-numbers.ts';
import { cents, sum } from '#domain/money.ts';
import type { RefundMethod } from '#domain/refunds/method.ts';
import { nextTry } from '#domain/refunds/retry.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { appendPaymentEvent, findReceiptOf } from '#server/modules/payments/queries.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import {
  findRefundRecipient,
  lastingSilences,
  type Refund,
  refundsOf,
  subjectOfRefund,
  updateBookingRefund,
  updateRefund,
} from './queries.ts';

type Answer<State> = { method: RefundMethod; result: Extract<RefundResult, { state: State }> };
type Recorder = Pick<Deps, 'db' | 'clock' | 'log'>;

/** The money is back: refund, booking, ledger and the customer's mail in one transaction. Once, whoever comes first. */
export async function recordRefunded(
  { db, clock }: Recorder,
  refund: Refund,
  { method, result }: Answer<'approved'>,
): Promise<void> {
  const now = clock.now();
  const { id, orderNo, bookingId, amount } = refund;
  await transact(db, async (tx) => {
    const change = {
      state: 'done',
      method,
      doneAt: now,
      refundTransactionNo: result.transactionNo,
      failure: null,
    } as const;
    if (!(await updateRefund(tx, id, change))) return;
    await appendPaymentEvent(tx, {
      ...eventOf(refund, now),
      eventType: `${method}.approved`,
      status: 'processed',
      processedAt: now,
      rawPayload: result.raw,
    });
    if (bookingId !== null) await settleBooking(tx, { ...refund, bookingId }, now);
    const whom = refund.notifyCustomer ? await findRefundRecipient(tx, refund) : null;
    const part = refund.reason === 'partial' ? { part: true, words: refund.customerNote } : {};
    const detail = { orderNo, amount, bookingId, contactName: whom?.contactName ?? null, ...part };
    const entry = { topic: 'mail.refund', subject: subjectOfRefund(refund), dueAt: now, detail } as const;
    if (whom) await enqueue(tx, [{ ...entry, recipient: whom.email, language: whom.language }], now);
  });
}

/** How the booking stands now; a part is recorded in the accounts by work of its own. */
async function settleBooking(tx: Db, { id, reason, bookingId }: Refund & { bookingId: string }, now: Date) {
  const whole = { paymentStatus: 'refunded', refundProcessedAt: now } as const;
  if (reason !== 'partial') return updateBookingRefund(tx, bookingId, { ...whole, refundStatus: 'refunded' });
  const done = (await refundsOf(tx, bookingId)).filter(({ state }) => state === 'done');
  const paid = (await findReceiptOf(tx, bookingId))?.amount ?? cents(0);
  if (sum(...done.map(({ amount }) => amount)) >= paid) await updateBookingRefund(tx, bookingId, whole);
  await enqueue(tx, [{ topic: 'accounting.refund', subject: bookingId, dedupeKey: String(id), dueAt: now }], now);
}

/** The gateway said no. A refused void is followed by a refund; a refused refund waits, and the operator is told. */
export async function recordRefusal(
  deps: Recorder,
  refund: Refund,
  { method, result, dueAt }: Answer<'refused'> & { dueAt: Date },
): Promise<void> {
  const now = deps.clock.now();
  const failure = withoutCardNumbers(`${result.code} ${result.message}`.trim());
  await transact(deps.db, async (tx) => {
    if (!(await updateRefund(tx, refund.id, { state: 'requested', method, failure, dueAt }))) return;
    await appendPaymentEvent(tx, {
      ...eventOf(refund, now),
      eventType: `${method}.refused`,
      status: 'failed',
      failureReason: failure,
      rawPayload: result.raw,
    });
    if (method === 'refund')
      await tellOperator(tx, refund, { reason: `the gateway refused a refund: ${failure}`, now });
  });
  deps.log.warn({ orderNo: refund.orderNo, method, failure }, 'the card gateway refused to give money back');
}

/**
 * No answer that can be read. `unknown`: it may have happened and is looked up. `wanted`: it did not happen and is asked
 * again. Either way the operator is told when it lasts.
 */
export async function recordUnanswered(
  deps: Recorder,
  { refund, method }: { refund: Refund; method: RefundMethod | null },
  { state, detail: told, dueAt }: { state: 'unknown' | 'requested'; detail: string; dueAt?: Date },
): Promise<void> {
  const now = deps.clock.now();
  const detail = withoutCardNumbers(told);
  const silences = refund.silences + 1;
  await transact(deps.db, async (tx) => {
    const due = dueAt ?? nextTry(silences, now);
    const change = { state, method, failure: detail, dueAt: due, silences };
    if (!(await updateRefund(tx, refund.id, change))) return;
    await appendPaymentEvent(tx, {
      ...eventOf(refund, now),
      eventType: state === 'unknown' ? 'refund.unknown' : 'refund.not-sent',
      status: 'pending',
      failureReason: detail,
    });
    if (silences >= lastingSilences)
      await tellOperator(tx, refund, { reason: `a refund is not answered: ${detail}`, now });
  });
  deps.log.warn({ orderNo: refund.orderNo, detail }, 'the card gateway did not answer about a refund');
}

const eventOf = ({ orderNo, ticket, amount, bookingId }: Refund, createdAt: Date) => ({
  orderNo,
  ticket,
  amount,
  bookingId,
  createdAt,
});

/** Everything that a person needs to decide, once per refund. */
async function tellOperator(tx: Db, refund: Refund, { reason, now }: { reason: string; now: Date }): Promise<void> {
  const { id, orderNo, gatewayOrderNo, transactionNo, amount, bookingId, calledAt } = refund;
  const detail = { reason, orderNo, gatewayOrderNo, transactionNo, amount, calledAt: calledAt?.toISOString() ?? null };
  await enqueue(tx, [{ topic: 'operator.alert', subject: `refund:${id}`, dueAt: now, detail }], now);
  // What a booking says of its refund is about the one of its cancellation.
  if (bookingId !== null && refund.reason === 'cancellation')
    await updateBookingRefund(tx, bookingId, { refundStatus: 'review' });
}
