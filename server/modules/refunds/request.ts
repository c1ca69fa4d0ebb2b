import { nameOfRefund } from '#domain/ledger/compare-refunds.ts';
import type { Cents } from '#domain/money.ts';
import type { Db } from '#server/database/database.ts';
import type { RefundRecipient } from '#server/database/schema/refunds.ts';
import { appendPaymentEvent } from '#server/modules/payments/queries.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { insertRefund, type Refund } from './queries.ts';

type Requested = Pick<
  Refund,
  'reason' | 'orderNo' | 'ticket' | 'gatewayOrderNo' | 'transactionNo' | 'amount' | 'paidAt' | 'createdAt'
> & {
  bookingId?: string;
  /** The refunded part of each tax, and its number; only for a booking. */
  base?: Cents;
  gst?: Cents;
  qst?: Cents;
  creditNo?: number;
  /** Cash and transfers are refunded by hand: the operator is alerted. */
  byHand?: boolean;
  /** The number of a partial refund. */
  partNo?: string;
  /** The earliest time to send it. */
  dueAt?: Date;
  /** Whether the customer is notified once it is done; true by default. */
  notifyCustomer?: boolean;
  /** What the operator adds to that mail. */
  customerNote?: string | null;
  /** Who paid, if there is no booking. */
  recipient?: RefundRecipient | null;
};

/**
 * Records a refund, also in the ledger, in the transaction that causes it. Repeating the
 * same payment, reason and part changes nothing.
 */
export async function requestRefund(tx: Db, refund: Requested): Promise<void> {
  const { orderNo, ticket, amount, reason, partNo = '', bookingId = null, createdAt, dueAt = createdAt } = refund;
  if (!(await insertRefund(tx, { ...refund, dueAt }))) return;
  await appendPaymentEvent(tx, {
    orderNo,
    ticket,
    eventType: 'refund.requested',
    status: 'pending',
    amount,
    failureReason: nameOfRefund({ reason, partNo }),
    bookingId,
    createdAt,
  });
  if (!refund.byHand) return;
  const alert = { reason: 'refund-by-hand', orderNo, facts: { amount } } as const;
  const told = { subject: `refund-by-hand:${orderNo}`, dedupeKey: `${reason} ${partNo}`, dueAt, now: createdAt };
  await tellOperator(tx, alert, told);
}
