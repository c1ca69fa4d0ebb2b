import type { Receipt } from '#adapters/cards/port.ts';
import { type BookingContext, endContext, lockContext } from '#server/db/queries/booking-contexts.ts';
import { queue } from '#server/db/queries/outbox.ts';
import { appendPaymentEvent } from '#server/db/queries/payments.ts';
import { transact } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { type Refusal, refuse } from '#server/errors.ts';

/**
 * Money arrived that cannot become a booking: in one transaction the checkout ends, the ledger says why, the refund is
 * queued and the operator is told. Repeating it changes nothing.
 */
export async function giveBack(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  context: BookingContext,
  receipt: Receipt,
  reason: string,
): Promise<Refusal> {
  const now = deps.clock.now();
  const { orderNo } = context;
  await transact(deps.db, async (tx) => {
    const locked = await lockContext(tx, orderNo);
    if (locked?.state !== 'open') return {};
    await endContext(tx, orderNo, { state: 'refused', endedAt: now });
    await appendPaymentEvent(tx, {
      orderNo,
      ticket: receipt.ticket,
      eventType: 'payment.not-booked',
      status: 'failed',
      failureReason: reason,
      rawPayload: receipt.raw,
      createdAt: now,
    });
    const detail = {
      reason,
      ticket: receipt.ticket,
      orderNo: receipt.orderNo,
      transactionNo: receipt.transactionNo,
      amount: receipt.amount,
    };
    await queue(
      tx,
      [
        { topic: 'refund', subject: orderNo, dueAt: now, detail },
        { topic: 'operator.alert', subject: `paid-not-booked:${orderNo}`, dueAt: now, detail },
      ],
      now,
    );
    return {};
  });
  deps.log.error({ orderNo, reason }, 'a payment could not become a booking; its refund is queued');
  return refuse('PAID_NOT_BOOKED');
}
