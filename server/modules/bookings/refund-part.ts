import { type Cents, toDecimal } from '#domain/money.ts';
import { partialRefundProblem, refundable } from '#domain/refunds/refundable.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { moneyOfBooking } from '#server/modules/refunds/money.ts';
import { requestRefund } from '#server/modules/refunds/request.ts';
import { type Actor, type ChangedBooking, changeBooking, raiseVersion } from './change.ts';

type Asked = { orderNo: string; version: number; amount: Cents; reason: string; notify: boolean };

/**
 * The operator gives a part of a payment back; the booking stays as it is. Whoever cancels or gives back at the same
 * time waits for the lock of the booking, so that never more is wanted back than was paid.
 */
export async function refundPartially(
  deps: Pick<Deps, 'db' | 'clock'>,
  operator: Actor,
  { orderNo, version, amount, reason, notify }: Asked,
): Promise<ChangedBooking | Refusal> {
  if (operator.role !== 'owner') return refuse('OWNER_NEEDED');
  return changeBooking(deps, { orderNo, version }, async (tx, booking) => {
    const money = await moneyOfBooking(tx, booking.id);
    const { payment, left } = money;
    const problem = partialRefundProblem(money, amount);
    if (!payment || problem === 'too-much') return refuse('REFUND_TOO_MUCH', { amount: toDecimal(left) });
    if (problem) return refuse('REFUND_NOT_TOLD_APART');
    const now = deps.clock.now();
    await requestRefund(tx, {
      reason: 'partial',
      partNo: String(money.refunds.length + 1),
      orderNo,
      bookingId: booking.id,
      ticket: payment.ticket,
      gatewayOrderNo: orderNo,
      transactionNo: payment.transactionNo,
      amount,
      paidAt: payment.createdAt,
      createdAt: now,
      wish: { notify, words: notify ? reason : null },
    });
    const changed = await raiseVersion(tx, booking);
    const after = refundable({ paid: money.paid, back: [...money.back, amount] });
    await audit(tx, deps, {
      by: operator.id,
      action: 'booking.refunded-part',
      subject: orderNo,
      before: { left: toDecimal(left) },
      after: { left: toDecimal(after), amount: toDecimal(amount), reason, told: notify },
    });
    return changed;
  });
}
