import { type Cents, toDecimal } from '#domain/money.ts';
import { problemOfPart, refundable } from '#domain/refunds/refundable.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { moneyOfBooking } from '#server/modules/refunds/money.ts';
import { wantRefund } from '#server/modules/refunds/request.ts';
import { type Actor, type Changed, changeBooking, raiseVersion } from './change.ts';

type Asked = { orderNo: string; version: number; amount: Cents; reason: string; tell: boolean };

/**
 * The operator gives a part of a payment back; the booking stays as it is. Whoever cancels or gives back at the same
 * time waits for the lock of the booking, so that never more is wanted back than was paid.
 */
export async function refundPart(
  deps: Pick<Deps, 'db' | 'clock'>,
  operator: Actor,
  { orderNo, version, amount, reason, tell }: Asked,
): Promise<Changed | Refusal> {
  if (operator.role !== 'owner') return refuse('OWNER_NEEDED');
  return changeBooking(deps, { orderNo, version }, async (tx, booking) => {
    const money = await moneyOfBooking(tx, booking.id);
    const { payment, left } = money;
    const problem = problemOfPart(money, amount);
    if (!payment || problem === 'too-much') return refuse('REFUND_TOO_MUCH', { amount: toDecimal(left) });
    if (problem) return refuse('REFUND_NOT_TOLD_APART');
    const now = deps.clock.now();
    await wantRefund(tx, {
      reason: 'partial',
      occasion: String(money.refunds.length + 1),
      orderNo,
      bookingId: booking.id,
      ticket: payment.ticket,
      gatewayOrderNo: orderNo,
      transactionNo: payment.transactionNo,
      amount,
      paidAt: payment.createdAt,
      createdAt: now,
      wish: { tell, words: tell ? reason : null },
    });
    const changed = await raiseVersion(tx, booking);
    const after = refundable({ paid: money.paid, back: [...money.back, amount] });
    await audit(tx, deps, {
      by: operator.id,
      action: 'booking.refunded-part',
      subject: orderNo,
      before: { left: toDecimal(left) },
      after: { left: toDecimal(after), amount: toDecimal(amount), reason, told: tell },
    });
    return changed;
  });
}
