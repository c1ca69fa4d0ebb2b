import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { type Counting, countAddress } from './address/count.ts';
import { findBookingByOrder } from './queries/bookings.ts';
import { findKey } from './queries/links.ts';

export type LinkCredentials = { orderNo: string; key: string };

/** Access to a booking by a key; it also activates a new address. */
export type Opening = Counting;

/**
 * The booking opened by the secret link in its mails. Only that link allows changes: the number can be guessed, and
 * the e-mail is known to others too (decisions, section 7).
 */
export async function authorizeByLink(
  deps: Opening,
  { orderNo, key }: LinkCredentials,
): Promise<{ booking: Booking } | Refusal> {
  const booking = await findBookingByOrder(deps.db, orderNo);
  if (!booking) return refuse('ORDER_NOT_FOUND');
  const opened = await openByKey(deps, booking, key);
  return opened ? { booking: opened } : refuse('BOOKING_LINK_NEEDED');
}

/** A booking for the holder of its key, otherwise null. A key sent only to a new address activates that address. */
export async function openByKey(deps: Opening, booking: Booking, key: string): Promise<Booking | null> {
  const tokenHash = sha256(key);
  const link = await findKey(deps.db, { tokenHash, now: deps.clock.now() });
  if (link?.bookingId !== booking.id) return null;
  return link.purpose === 'order' ? booking : countAddress(deps, { orderNo: booking.orderNo, tokenHash });
}
