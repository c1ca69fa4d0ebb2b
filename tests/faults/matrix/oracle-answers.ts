import { expect } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { readOrder } from '#server/modules/checkout/order-status.ts';
import type { Facts } from './facts.ts';
import type { Stage } from './stage.ts';

/** O7: whoever asks, and whatever is read, the same is said: booking, answer, refund and a Submit pressed again. */
export async function judgeAnswers({ program, shoppers }: Stage, facts: Facts): Promise<void> {
  const { deps } = program;
  for (const { shopper, orderNo } of shoppers) {
    const answer = await readOrder(deps, shopper.visitor, { orderNo });
    const row = facts.bookings.find(({ order_no }) => order_no === orderNo);
    const context = facts.contexts.find(({ order_no }) => order_no === orderNo);
    if (row?.payment_method === 'none') continue;
    if (!row) {
      const code = context?.state === 'refused' && context.order_no === orderNo ? 'PAID_NOT_BOOKED' : 'ORDER_NOT_FOUND';
      expect(answer, 'O7: the page of an order that is none says so').toEqual({ refused: code });
      continue;
    }
    if (isRefusal(answer) || !('booking' in answer) || 'locked' in answer || 'limited' in answer)
      throw new Error(JSON.stringify(answer));
    const { status, paymentStatus, refundStatus } = answer.booking;
    expect({ status, paymentStatus, refundStatus }, 'O7: the page says what the table says').toEqual({
      status: row.status,
      paymentStatus: row.payment_status,
      refundStatus: row.refund_status,
    });
    const back = facts.refunded.filter((one) => one.orderNo === orderNo);
    const elsewhere = facts.refunds.filter(
      (one) => one.order_no === orderNo && one.settlement === 'returned-elsewhere',
    );
    const given = [...back, ...elsewhere].reduce((sum, { amount }) => sum + amount, 0);
    const isBack = given >= row.total - (row.withheld ?? 0);
    expect(refundStatus === 'refunded', 'O7: the page says that money is back when it is').toBe(isBack);
    expect(paymentStatus, 'O7: so does the payment').toBe(given >= row.total ? 'refunded' : 'paid');
    if (shopper.orderNo !== orderNo) continue;
    const again = await shopper.submit();
    expect(again, 'O7: Submit again finds the booking').toMatchObject({ orderNo, bookingId: row.id });
  }
}
