import type { Db } from '#server/db/database.ts';
import { appendPaymentEvent } from '#server/db/queries/payments.ts';
import { insertRefund, type Refund } from '#server/db/queries/refunds.ts';

type Wanted = Pick<
  Refund,
  'reason' | 'orderNo' | 'ticket' | 'gatewayOrderNo' | 'transactionNo' | 'amount' | 'paidAt' | 'createdAt'
> & { bookingId?: string };

/** Queues a refund and says so in the ledger, in the transaction that is the reason for it. Once per payment and reason. */
export async function wantRefund(tx: Db, wanted: Wanted): Promise<void> {
  if (!(await insertRefund(tx, { ...wanted, dueAt: wanted.createdAt }))) return;
  const { orderNo, ticket, amount, reason, bookingId, createdAt } = wanted;
  await appendPaymentEvent(tx, {
    orderNo,
    ticket,
    eventType: 'refund.wanted',
    status: 'pending',
    amount,
    failureReason: reason,
    bookingId: bookingId ?? null,
    createdAt,
  });
}
