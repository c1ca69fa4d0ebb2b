import type { RefundResult } from '#adapters/cards/port.ts';
import type { Alert } from '#domain/alerts/alert.ts';
import type { RefundMethod } from '#domain/refunds/method.ts';
import { nextTry } from '#domain/refunds/retry.ts';
import type { Settlement } from '#domain/refunds/settlement.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { paidChargesIn } from '#server/modules/payments/queries/charges.ts';
import { appendPaymentEvent } from '#server/modules/payments/queries.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { invoiceCopy } from '#server/outbox/invoice-copy.ts';
import { tellWebhooks } from '#server/outbox/webhooks.ts';
import {
  completeRefund,
  findRefundRecipient,
  lastingSilences,
  lockRefund,
  type Refund,
  subjectOfRefund,
  updateRefund,
} from './queries.ts';
import { writeStanding } from './standing.ts';

/** `db` is the transaction in which the answer is recorded. */
type Recorder = Pick<Deps, 'db' | 'clock'>;
type Approved = Extract<RefundResult, { state: 'approved' }>;

/** Completes a refund: refund, booking, ledger and the customer's mail. Once, for the first caller. */
export async function recordRefunded(
  { db: tx, clock }: Recorder,
  refund: Refund,
  { method, result }: { method: RefundMethod; result: Approved },
): Promise<void> {
  const now = clock.now();
  const { id } = refund;
  const { transactionNo: refundTransactionNo, raw: rawPayload } = result;
  const change = { state: 'done', method, doneAt: now, refundTransactionNo, failure: null } as const;
  const isFirst = await completeRefund(tx, id, change);
  if (!isFirst && (await lockRefund(tx, id))?.refundTransactionNo === refundTransactionNo) return;
  const event = { eventType: `${method}.approved`, status: 'processed', processedAt: now, rawPayload } as const;
  await appendPaymentEvent(tx, { ...eventOf(refund, now), ...event });
  if (isFirst) return finish(tx, refund, now);
  const { orderNo, gatewayOrderNo, amount } = refund;
  const facts = { gatewayOrderNo, transactionNo: refundTransactionNo, amount };
  const alert = { reason: 'refund-twice', orderNo, refundId: id, facts } as const;
  await tellOperator(tx, alert, { subject: `refund-twice:${id}`, dedupeKey: refundTransactionNo, now });
}

const settledEvents = {
  happened: 'refund.confirmed-by-hand',
  'send-again': 'refund.sent-again-by-hand',
  'returned-elsewhere': 'refund.returned-elsewhere',
} as const satisfies Record<Settlement, string>;

export type Settled = {
  outcome: Settlement;
  /** The gateway's number of the refund, if it was made there. */
  transactionNo: string | null;
  reason: string;
  by: string;
};

/**
 * An owner's decision on a refund locked by the transaction, instead of the gateway's. A resend waits until
 * any look-up in progress has finished.
 */
export async function recordSettlement(
  { db: tx, clock }: Recorder,
  refund: Refund,
  { outcome, transactionNo, reason, by, lookUpEndsAt }: Settled & { lookUpEndsAt: Date },
): Promise<void> {
  const now = clock.now();
  const settled = { settlement: outcome, settledAt: now, settledBy: by, settlementReason: reason, failure: null };
  const eventType = settledEvents[outcome];
  const event = { ...eventOf(refund, now), eventType, failureReason: reason, processedAt: now };
  if (outcome === 'send-again') {
    const dueAt = refund.state === 'unknown' ? lookUpEndsAt : now;
    await updateRefund(tx, refund, { ...settled, state: 'requested', method: null, silences: 0, dueAt });
    await appendPaymentEvent(tx, { ...event, status: 'pending' });
    if (refund.bookingId !== null) await writeStanding(tx, refund.bookingId, { now });
    return;
  }
  await completeRefund(tx, refund.id, { ...settled, state: 'done', doneAt: now, refundTransactionNo: transactionNo });
  const rawPayload = transactionNo === null ? null : { txn_number: transactionNo };
  await appendPaymentEvent(tx, { ...event, status: 'processed', rawPayload });
  await finish(tx, refund, now, { elsewhere: outcome === 'returned-elsewhere' });
}

/** After a completed refund: updates the booking and the accounting, and notifies the customer. */
async function finish(tx: Db, refund: Refund, now: Date, { elsewhere = false } = {}): Promise<void> {
  const { orderNo, bookingId, amount } = refund;
  if (bookingId !== null) await settleBooking(tx, { ...refund, bookingId }, now);
  const whom = refund.notifyCustomer ? await findRefundRecipient(tx, refund) : null;
  const ofCharge = whom !== null && 'ofCharge' in whom && { ofCharge: true };
  const way = { ...(elsewhere && { elsewhere }), ...(refund.byHand && { byHand: true }), ...ofCharge };
  const said = { contactName: whom?.contactName ?? null, words: refund.customerNote };
  const detail = { orderNo, amount, bookingId, ...said, ...way };
  const entry = { topic: 'mail.refund', subject: subjectOfRefund(refund), dueAt: now, detail } as const;
  if (!whom) return;
  const { email: recipient, language } = whom;
  const copy = bookingId === null ? [] : invoiceCopy({ id: bookingId, ...whom }, { of: entry.subject, now });
  await enqueue(tx, [{ ...entry, recipient, language }, ...copy], now);
}

/** Updates the booking's status; a partial refund, and any of a charge, has its own accounting work. */
async function settleBooking(
  tx: Db,
  { id, reason, amount, orderNo, bookingId }: Refund & { bookingId: string },
  now: Date,
) {
  await writeStanding(tx, bookingId, { now });
  const event = {
    event: 'booking.refunded',
    bookingId,
    dedupeKey: id,
    more: { refund: id, refunded: amount },
  } as const;
  await tellWebhooks(tx, { ...event, now });
  if (reason !== 'partial' && (await paidChargesIn(tx, [orderNo])).length === 0) return;
  await enqueue(tx, [{ topic: 'accounting.refund', subject: bookingId, dedupeKey: String(id), dueAt: now }], now);
}

type Failure = { method: RefundMethod | null; failure: string };

/** The gateway said no. A refused void is followed by a refund; a refused refund waits, and the operator is alerted. */
export async function recordRefusal(
  { db: tx, clock }: Recorder,
  refund: Refund,
  { method, failure, raw: rawPayload }: Failure & { method: RefundMethod; raw: Record<string, unknown> },
): Promise<void> {
  const now = clock.now();
  const dueAt = method === 'void' ? now : nextTry(refund.attempts, now);
  if (!(await updateRefund(tx, refund, { state: 'requested', method, failure, dueAt }))) return;
  const event = { eventType: `${method}.refused`, status: 'failed', failureReason: failure, rawPayload } as const;
  await appendPaymentEvent(tx, { ...eventOf(refund, now), ...event });
  if (method === 'refund') await tellOfRefund(tx, refund, { reason: 'refund-refused', said: failure, now });
}

/**
 * No answer that can be read. `unknown`: it may have happened and is looked up. `requested`: it did not happen and is
 * retried. Either way the operator is alerted if it persists.
 */
export async function recordUnanswered(
  { db: tx, clock }: Recorder,
  refund: Refund,
  { state, method, failure, dueAt }: Failure & { state: 'unknown' | 'requested'; dueAt?: Date },
): Promise<void> {
  const now = clock.now();
  const silences = refund.silences + 1;
  const change = { state, method, failure, dueAt: dueAt ?? nextTry(silences, now), silences };
  if (!(await updateRefund(tx, refund, change))) return;
  const eventType = state === 'unknown' ? 'refund.unknown' : 'refund.not-sent';
  await appendPaymentEvent(tx, { ...eventOf(refund, now), eventType, status: 'pending', failureReason: failure });
  if (silences >= lastingSilences) await tellOfRefund(tx, refund, { reason: 'refund-unanswered', said: failure, now });
}

const eventOf = ({ orderNo, ticket, amount, bookingId }: Refund, createdAt: Date) => ({
  orderNo,
  ticket,
  amount,
  bookingId,
  createdAt,
});

type Told = Required<Pick<Alert, 'reason' | 'said'>> & { now: Date };

/** Everything an operator needs to decide, once per refund and once more after each manual resend. */
async function tellOfRefund(tx: Db, refund: Refund, { reason, said, now }: Told): Promise<void> {
  const { id: refundId, orderNo, gatewayOrderNo, transactionNo, amount, bookingId, calledAt } = refund;
  const facts = { gatewayOrderNo, transactionNo, amount, calledAt: calledAt?.toISOString() ?? null };
  const dedupeKey = refund.settledAt?.toISOString() ?? '';
  await tellOperator(tx, { reason, said, orderNo, refundId, facts }, { subject: `refund:${refundId}`, dedupeKey, now });
  if (bookingId !== null) await writeStanding(tx, bookingId, { now, review: true });
}
