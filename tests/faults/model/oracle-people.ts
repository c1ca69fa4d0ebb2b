import { isRefusal } from '#domain/refusal.ts';
import { readOrder } from '#server/modules/checkout/order-status.ts';
import { agree } from './actions/action.ts';
import type { Facts } from './facts.ts';
import type { Model } from './model.ts';
import type { Shop } from './shop.ts';
import { tally } from './tally.ts';
import { visitorOf } from './world.ts';

/** What people were promised and told has come true. */
export function judgePeople(model: Model, { bookings, returns, refunds }: Facts): void {
  const bookingOf = (orderNo: string) => bookings.find(({ order_no }) => order_no === orderNo);
  for (const checkout of model.checkouts) {
    const { orderNo, bookingId, cancelled } = checkout;
    const booking = bookingOf(orderNo);
    const ofOrder = refunds.filter((one) => one.order_no === orderNo);
    const parts = ofOrder.filter(({ reason }) => reason === 'partial').map(({ amount }) => amount);
    const back = ofOrder.length - parts.length;
    agree(bookingId === null || booking?.id === bookingId, `${orderNo} has the booking that its visitor saw`);
    if (checkout.promised) {
      const isKept = model.sameWish(checkout).some((one) => bookingOf(one.orderNo));
      agree(isKept, `who paid in time for a day he held has a booking of that day (${orderNo})`);
      tally.promisesKept += 1;
    }
    if (!booking) continue;
    const isTold = checkout.parts.every((amount) => parts.includes(amount));
    agree(
      isTold && (checkout.partsPerhaps || parts.length === checkout.parts.length),
      `the parts of ${orderNo} went back`,
    );
    tally.parts += parts.length;
    if (cancelled === 'no') agree(booking.status === 'active' && back === 0, `nobody cancelled ${orderNo}`);
    if (cancelled === 'in time') {
      const isFree = booking.payment_method === 'none';
      const isSpent = isFree || parts.reduce((total, one) => total + one, 0) === booking.total;
      agree(booking.status === 'cancelled' && back === (isSpent ? 0 : 1), `${orderNo}, cancelled in time, comes back`);
      tally.cancelledInTime += 1;
    }
    if (cancelled === 'too late') {
      agree(booking.status === 'cancelled' && back === 0, `${orderNo}, cancelled too late, keeps the money`);
      tally.cancelledTooLate += 1;
    }
    tally.booked += 1;
    if (booking.payment_method === 'none') tally.freeRefreshes += 1;
  }
  tally.refunds += returns.length;
}

/** O7: the page of an order says what the tables and the gateway's books say. */
export async function judgeAnswers({ checkouts }: Model, { calm }: Shop, facts: Facts): Promise<void> {
  for (const { who, orderNo } of checkouts) {
    const answer = await readOrder(calm, visitorOf(who), { orderNo });
    const booking = facts.bookings.find(({ order_no }) => order_no === orderNo);
    if (!booking) {
      const isGone = isRefusal(answer) && ['ORDER_NOT_FOUND', 'PAID_NOT_BOOKED'].includes(answer.refused);
      agree(isGone, `O7: the page of ${orderNo} says that there is no booking`);
      continue;
    }
    if (!('booking' in answer) || 'locked' in answer) {
      agree(false, `O7: who booked ${orderNo} sees it`);
      continue;
    }
    const { status, paymentStatus, refundStatus } = answer.booking;
    const back = facts.refunds.filter((one) => one.order_no === orderNo);
    const isRestBack = back.some(({ reason }) => reason === 'cancellation');
    const isAllBack = back.length > 0 && back.reduce((total, { amount }) => total + amount, 0) === booking.total;
    const mayBeBack = booking.payment_method === 'card' && !(isAllBack && !isRestBack);
    const possible = status === 'active' ? 'null' : mayBeBack ? 'refunded, not-eligible' : 'not-needed, not-eligible';
    agree(status === booking.status, `O7: the page of ${orderNo} says whether it stands`);
    agree(possible.split(', ').includes(String(refundStatus)), `O7: the page of ${orderNo} says ${refundStatus}`);
    agree(
      (refundStatus === 'refunded') === isRestBack,
      `O7: the page of ${orderNo} says that the money is back when it is`,
    );
    agree((paymentStatus === 'refunded') === isAllBack, `O7: so does the payment of ${orderNo}`);
  }
}
