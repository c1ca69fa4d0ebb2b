import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import type { LinkCredentials } from '../authorize-by-link.ts';
import { lockBookingByOrder } from '../queries/changes.ts';
import { findKey } from '../queries/links.ts';
import { awaitedAddress } from './awaited.ts';

type Locking = Pick<Deps, 'clock'>;

/** Whether a key still opens a locked booking: its link may have been revoked while waiting for the lock. */
export async function stillOpens(
  { clock }: Locking,
  tx: Db,
  { booking, key }: { booking: Booking; key: string },
): Promise<boolean> {
  const link = await findKey(tx, { tokenHash: sha256(key), now: clock.now() });
  return link?.bookingId === booking.id && link.purpose === 'order';
}

/** A booking for its holder's consent, locked: by a key sent only to its address, while no other address is pending. */
export async function lockConfirmed(
  deps: Locking,
  tx: Db,
  { orderNo, key }: LinkCredentials,
): Promise<{ booking: Booking } | Refusal> {
  const booking = await lockBookingByOrder(tx, orderNo);
  if (!booking) return refuse('ORDER_NOT_FOUND');
  if (!(await stillOpens(deps, tx, { booking, key }))) return refuse('BOOKING_LINK_NEEDED');
  return (await awaitedAddress(deps, tx, booking.id)) ? refuse('ADDRESS_NOT_CONFIRMED') : { booking };
}
