import { isRefusal } from '#domain/refusal.ts';
import { readOrder } from '#server/modules/checkout/order-status.ts';
import { agree } from './actions/action.ts';
import { keyOf } from './actions/visit.ts';
import type { Facts } from './facts.ts';
import type { Model } from './model.ts';
import type { Shop } from './shop.ts';
import { tally } from './tally.ts';
import { visitorOf } from './world.ts';

const isByHand = ({ payment_method }: Facts['bookings'][number]) => /^(cash|transfer|gift)$/.test(payment_method);

/** What people were promised and told has come true. */
export function judgePeople(
  model: Model,
  { bookings, returns, refunds, moves, dayMoves, kept, corrections, links }: Facts,
): void {
  const bookingOf = (orderNo: string) => bookings.find(({ order_no }) => order_no === orderNo);
  for (const checkout of model.checkouts) {
    const { orderNo, bookingId, byOperator, cancelled, at } = checkout;
    const booking = bookingOf(orderNo);
    const ofOrder = refunds.filter((one) => one.order_no === orderNo);
    const parts = ofOrder.filter(({ reason }) => reason === 'partial').map(({ amount }) => amount);
    const back = ofOrder.length - parts.length;
    agree(bookingId === null || booking?.reference === bookingId, `${orderNo} has the booking that its visitor saw`);
    if (checkout.promised) {
      const isKept = model.sameWish(checkout).some((one) => bookingOf(one.orderNo));
      agree(isKept, `who paid in time for a day he held has a booking of that day (${orderNo})`);
      tally.promisesKept += 1;
    }
    // A number that was told and not kept is the next one's, who may be on the telephone.
    if (!booking || isByHand(booking) !== byOperator) continue;
    agree(at === null || at.date === booking.date, `the visit of ${orderNo} is where it was last said to be`);
    const isTold = checkout.parts.every((amount) => parts.includes(amount));
    agree(
      isTold && (checkout.partsPerhaps || parts.length === checkout.parts.length),
      `the parts of ${orderNo} went back`,
    );
    tally.parts += parts.length;
    if (cancelled === 'no') agree(booking.status !== 'cancelled' && back === 0, `nobody cancelled ${orderNo}`);
    if (cancelled === 'in time') {
      const isFree = booking.total === 0;
      const given = parts.reduce((total, one) => total + one, booking.withheld ?? 0);
      const isSpent = isFree || given === booking.total;
      agree(booking.status === 'cancelled' && back === (isSpent ? 0 : 1), `${orderNo}, cancelled in time, comes back`);
      tally.cancelledInTime += 1;
    }
    if (cancelled === 'too late') {
      agree(booking.status === 'cancelled' && back === 0, `${orderNo}, cancelled too late, keeps the money`);
      tally.cancelledTooLate += 1;
    }
    tally.booked += 1;
  }
  tally.refunds += returns.length;
  const count = <T>(of: readonly T[], is: (one: T) => boolean) => of.filter(is).length;
  tally.freeRefreshes += count(bookings, ({ payment_method }) => payment_method === 'none');
  tally.byHand += count(bookings, ({ payment_method }) => /^(cash|transfer)$/.test(payment_method));
  tally.givenAway += count(bookings, ({ payment_method }) => payment_method === 'gift');
  tally.done += count(bookings, ({ status }) => status === 'completed');
  tally.cancelledByOperator += count(bookings, ({ cancellation_reason }) => cancellation_reason === 'operator');
  tally.cancelledWithVisit += count(bookings, ({ cancellation_reason }) =>
    /^(platinum|earlier)$/.test(cancellation_reason ?? ''),
  );
  for (const by of ['customer', 'operator', 'weather'] as const)
    tally[`movedBy ${by}`] += count(moves, ({ moved_by }) => moved_by === by);
  tally.correctedDown += count(corrections, ({ settlement }) => settlement === 'refund');
  tally.daysMoved += dayMoves.length;
  tally.daysUndone += count(dayMoves, ({ undone_at }) => undone_at !== null);
  tally.visitsKept += kept.length;
  tally.corrected += corrections.length;
  tally.settled += count(refunds, ({ settlement }) => settlement !== null);
  tally.linksPaid += count(links, ({ booking_id }) => booking_id !== null);
  tally.linksWithdrawn += count(links, ({ cancelled_at }) => cancelled_at !== null);
  tally.linksEnded += count(links, (one) => one.booking_id === null && one.cancelled_at === null);
}

/** O7: the page of an order says what the tables and the gateway's books say. */
export async function judgeAnswers({ checkouts }: Model, shop: Shop, facts: Facts): Promise<void> {
  for (const checkout of checkouts) {
    const { who, orderNo, byOperator } = checkout;
    const key = byOperator ? await keyOf(shop, checkout) : undefined;
    const answer = await readOrder(shop.calm, visitorOf(who), { orderNo, key });
    const booking = facts.bookings.find(({ order_no }) => order_no === orderNo);
    if (!booking) {
      const isGone = isRefusal(answer) && ['ORDER_NOT_FOUND', 'PAID_NOT_BOOKED'].includes(answer.refused);
      agree(isGone, `O7: the page of ${orderNo} says that there is no booking`);
      continue;
    }
    // A number that was told to nobody goes to whoever asks next.
    if (!byOperator && /^(cash|transfer|gift)$/.test(booking.payment_method)) continue;
    if (!('booking' in answer) || 'locked' in answer || 'limited' in answer) {
      agree(false, `O7: who booked ${orderNo} sees it`);
      continue;
    }
    const { status, paymentStatus, refundStatus } = answer.booking;
    const back = facts.refunds.filter((one) => one.order_no === orderNo);
    const isRestBack = back.some(({ reason }) => reason === 'cancellation');
    const isAllBack = back.length > 0 && back.reduce((total, { amount }) => total + amount, 0) === booking.total;
    const possible =
      status !== 'cancelled' ? 'null' : booking.total > 0 ? 'refunded, not-eligible' : 'not-needed, not-eligible';
    agree(status === booking.status, `O7: the page of ${orderNo} says whether it stands`);
    agree(possible.split(', ').includes(String(refundStatus)), `O7: the page of ${orderNo} says ${refundStatus}`);
    agree(
      (refundStatus === 'refunded') === (status === 'cancelled' && (isRestBack || isAllBack)),
      `O7: the page of ${orderNo} says that the money is back when it is`,
    );
    agree((paymentStatus === 'refunded') === isAllBack, `O7: so does the payment of ${orderNo}`);
  }
}
