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
  /** What it brings back of each tax, and its number; of a booking alone. */
  base?: Cents;
  gst?: Cents;
  qst?: Cents;
  creditNo?: number;
  /** What came in cash or by transfer goes back by hand: the operator is told to. */
  byHand?: boolean;
  /** The number of a partial refund. */
  partNo?: string;
  /** When it is sent at the earliest. */
  dueAt?: Date;
  /** Whether the customer is told once the money is back; true where nothing is said. */
  notifyCustomer?: boolean;
  /** What the operator adds to that mail. */
  customerNote?: string | null;
  /** Who paid, where there is no booking that says it. */
  recipient?: RefundRecipient | null;
};

/**
 * Writes a refund down and says so in the ledger, in the transaction that is the reason for it. Asking again for the
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
