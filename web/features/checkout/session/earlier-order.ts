import { readBooking } from '#contract/booking-details.ts';
import { call } from '#web/client/call.ts';
import { RequestError } from '#web/client/request.ts';
import type { Found } from '../machine/types.ts';
import type { Lost } from './session.ts';

/** What became of orders: one that is paid, and one that was paid in vain and is being given back. */
type Earlier = { found: Found | null; lost: Lost | null };
export const nothing: Earlier = { found: null, lost: null };

/**
 * Asks the server what became of an order of this browser, which was for a day. Only 404 says that nothing was paid: any
 * other failure is thrown, a silent card gateway's too, since a form that opened on a guess could take the money twice.
 */
async function whatBecameOf(order: string, day: string, signal: AbortSignal): Promise<Earlier> {
  try {
    const answer = await call(readBooking, { params: { order }, query: {} }, { signal });
    if ('state' in answer) return { ...nothing, found: { order, state: 'processing' } };
    // A number that was only proposed may have become somebody else's; and an old booking is no reason not to book again.
    const other = 'locked' in answer || answer.booking.status === 'cancelled' || answer.booking.appointmentDate !== day;
    return other ? nothing : { ...nothing, found: { order, state: 'booked' } };
  } catch (failure) {
    if (!(failure instanceof RequestError)) throw failure;
    if (failure.status === 404) return nothing;
    if (failure.code === 'PAID_NOT_BOOKED') return { ...nothing, lost: { orderNo: order, text: failure.error } };
    throw failure;
  }
}

/** Asks about orders until one of them turns out to be paid. */
export async function askAbout(orders: readonly string[], day: string, signal: AbortSignal): Promise<Earlier> {
  let lost: Lost | null = null;
  for (const order of orders) {
    const earlier = await whatBecameOf(order, day, signal);
    lost = earlier.lost ?? lost;
    if (earlier.found) return { found: earlier.found, lost };
  }
  return { found: null, lost };
}

/** The page that tells of it. */
export const pageOf = ({ order, state }: Found): string =>
  `${state === 'booked' ? '/confirmation' : '/payment-complete'}?order=${encodeURIComponent(order)}`;
