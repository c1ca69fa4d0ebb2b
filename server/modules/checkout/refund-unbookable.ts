import type { Receipt } from '#adapters/cards/port.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { recordReceipt } from '#server/modules/payments/record.ts';
import { requestRefund } from '#server/modules/refunds/request.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { releaseCheckoutHold } from './abandon.ts';
import { type CheckoutContext, endContext, lockContext } from './queries/contexts.ts';

/**
 * Money arrived that cannot become a booking: in one transaction the checkout ends, its day is free, the ledger says
 * why, the refund is wanted and the operator is told. Repeating it changes nothing.
 */
export async function refundUnbookable(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'calendar'>,
  { orderNo, holdId }: CheckoutContext,
  receipt: Receipt,
  reason: string,
): Promise<Refusal> {
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    const context = await lockContext(tx, orderNo);
    if (context?.state !== 'open' && context?.state !== 'abandoned') return;
    await endContext(tx, orderNo, { state: 'refused', endedAt: now });
    await releaseCheckoutHold(tx, { holdId, orderNo });
    await recordAndReturn(tx, { orderNo, receipt, reason, now });
  });
  deps.calendar.claims.forget();
  deps.log.error({ orderNo, reason }, 'a payment could not become a booking; its refund is queued');
  return refuse('PAID_NOT_BOOKED');
}

type Payment = { orderNo: string; receipt: Receipt; reason: string; now: Date };

async function recordAndReturn(tx: Db, { orderNo, receipt, reason, now }: Payment): Promise<void> {
  const { ticket, transactionNo, amount, approvedAt } = receipt;
  const isNew = await recordReceipt(tx, receipt, { orderNo, bookingId: null, failureReason: reason, now });
  const detail = { reason, ticket, orderNo: receipt.orderNo, transactionNo, amount };
  await enqueue(tx, [{ topic: 'operator.alert', subject: `paid-not-booked:${orderNo}`, dueAt: now, detail }], now);
  // A payment that is on record belongs to another order: giving it back would take that customer's booking away.
  if (!isNew || amount === 0) return;
  await requestRefund(tx, {
    reason: 'not-booked',
    orderNo,
    ticket,
    gatewayOrderNo: receipt.orderNo,
    transactionNo,
    amount,
    // Found late, it may lie in a batch that has closed: then it cannot be voided.
    paidAt: approvedAt ?? now,
    createdAt: now,
  });
}
