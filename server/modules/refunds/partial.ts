import { isByHand } from '#domain/ledger/by-hand.ts';
import type { Cents } from '#domain/money.ts';
import { toDecimal } from '#domain/money.ts';
import { canRefund, refundable } from '#domain/refunds/refundable.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { moneyOfBooking } from './money.ts';
import { requestRefund } from './request.ts';

type Part = { amount: Cents; notifyCustomer: boolean; customerNote: string | null; now: Date };

/**
 * Requests a partial refund of a booking that the transaction has locked; answers its number, and what could be refunded before
 * and after. Refused with what is left when the part is larger.
 */
export async function requestPartialRefund(
  tx: Db,
  { id: bookingId, orderNo }: { id: string; orderNo: string },
  { amount, notifyCustomer, customerNote, now }: Part,
): Promise<{ partNo: string; before: Cents; after: Cents } | Refusal> {
  const money = await moneyOfBooking(tx, bookingId);
  const { payment, left } = money;
  if (!payment || !canRefund(money, amount)) return refuse('REFUND_TOO_MUCH', { amount: toDecimal(left) });
  const partNo = String(money.refunds.length + 1);
  await requestRefund(tx, {
    reason: 'partial',
    partNo,
    orderNo,
    bookingId,
    ticket: payment.ticket,
    gatewayOrderNo: orderNo,
    transactionNo: payment.transactionNo,
    amount,
    byHand: isByHand(payment.method),
    paidAt: payment.createdAt,
    createdAt: now,
    notifyCustomer,
    customerNote,
  });
  return { partNo, before: left, after: refundable({ paid: money.paid, back: [...money.back, amount] }) };
}
