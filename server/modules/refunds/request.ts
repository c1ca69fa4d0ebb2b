import { nameOfRefund } from '#domain/ledger/compare-refunds.ts';
import type { Db } from '#server/database/database.ts';
import { appendPaymentEvent } from '#server/modules/payments/queries.ts';
import { insertRefund, type Refund } from './queries.ts';

type Wanted = Pick<
  Refund,
  'reason' | 'orderNo' | 'ticket' | 'gatewayOrderNo' | 'transactionNo' | 'amount' | 'paidAt' | 'createdAt'
> & { bookingId?: string; partNo?: string; wish?: Wish };

/** Whether the customer is told when the money is back, and with which words of the operator's. */
export type Wish = { notify: boolean; words: string | null };

/** Queues a refund and says so in the ledger, in the transaction that is the reason for it. Once per payment, reason and occasion. */
export async function requestRefund(tx: Db, { wish, ...wanted }: Wanted): Promise<void> {
  if (!(await insertRefund(tx, { ...wanted, dueAt: wanted.createdAt }))) return;
  const { orderNo, ticket, amount, reason, partNo = '', bookingId, createdAt } = wanted;
  await appendPaymentEvent(tx, {
    orderNo,
    ticket,
    eventType: 'refund.wanted',
    status: 'pending',
    amount,
    failureReason: nameOfRefund({ reason, partNo }),
    rawPayload: wish ?? null,
    bookingId: bookingId ?? null,
    createdAt,
  });
}
