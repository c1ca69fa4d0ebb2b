import { call } from '#web/client/call.ts';
import { readBooking } from '#web/client/calls.ts';
import { RequestError } from '#web/client/request.ts';
import type { PaidNotBooked, PaidOrder } from '../machine/types.ts';

/** The outcome of orders: one that is paid, and one that was paid, could not be booked and is being refunded. */
type Outcome = { paidOrder: PaidOrder | null; paidNotBooked: PaidNotBooked | null };
export const notPaid: Outcome = { paidOrder: null, paidNotBooked: null };

/**
 * Asks the server what happened to an order of this browser, which was for a day. Only 404 means nothing was paid: any
 * other failure is thrown, a silent card gateway's too, since a form that opened on a guess could take the money twice.
 */
async function readOutcome(order: string, day: string, signal: AbortSignal): Promise<Outcome> {
  try {
    const answer = await call(readBooking, { params: { order }, query: {} }, { signal });
    if ('state' in answer) return { ...notPaid, paidOrder: { order, state: 'processing' } };
    // A proposed number may have become someone else's; and an old booking is no reason not to book again.
    const other = 'locked' in answer || answer.booking.status === 'cancelled' || answer.booking.appointmentDate !== day;
    return other ? notPaid : { ...notPaid, paidOrder: { order, state: 'booked' } };
  } catch (failure) {
    if (!(failure instanceof RequestError)) throw failure;
    if (failure.status === 404) return notPaid;
    if (failure.code !== 'PAID_NOT_BOOKED') throw failure;
    return { ...notPaid, paidNotBooked: { orderNo: order, text: failure.error } };
  }
}

export async function findPaidOrder(orders: readonly string[], day: string, signal: AbortSignal): Promise<Outcome> {
  let { paidNotBooked } = notPaid;
  for (const order of orders) {
    const outcome = await readOutcome(order, day, signal);
    paidNotBooked = outcome.paidNotBooked ?? paidNotBooked;
    if (outcome.paidOrder) return { paidOrder: outcome.paidOrder, paidNotBooked };
  }
  return { paidOrder: null, paidNotBooked };
}

export const pageOfOrder = ({ order, state }: PaidOrder): string =>
  `${state === 'booked' ? '/confirmation' : '/payment-complete'}?order=${encodeURIComponent(order)}`;
