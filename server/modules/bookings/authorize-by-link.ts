import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingByOrder } from './queries/bookings.ts';
import { findLinkedBooking } from './queries/links.ts';

export type LinkCredentials = { orderNo: string; key: string };

/**
 * The booking that the secret link of its mails opens. A visit is changed by nobody else: the number can be guessed, and
 * the e-mail is known to others too (decisions, section 7).
 */
export async function authorizeByLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { orderNo, key }: LinkCredentials,
): Promise<{ booking: Booking } | Refusal> {
  const booking = await findBookingByOrder(db, orderNo);
  if (!booking) return refuse('ORDER_NOT_FOUND');
  const link = { tokenHash: sha256(key), purpose: 'order', now: clock.now() } as const;
  return (await findLinkedBooking(db, link)) === booking.id ? { booking } : refuse('BOOKING_LINK_NEEDED');
}
