import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { stillOpens } from '../address/lock-confirmed.ts';
import { authorizeByLink, type LinkCredentials } from '../authorize-by-link.ts';
import { visitBegins } from '../deadlines.ts';
import { linkLives } from '../move/write.ts';
import { insertLinks } from '../queries/links.ts';
import { lockVisit } from '../queries/visits.ts';

/**
 * A cancellation link for the holder of the booking's secret link, as a path of the site. It is a new one, as each
 * message has its own; all unexpired ones of a booking work.
 */
export async function openCancellation(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'appSecret'>,
  asked: LinkCredentials,
): Promise<{ path: string } | Refusal> {
  const opened = await authorizeByLink(deps, asked);
  if (isRefusal(opened)) return opened;
  const bookingId = opened.booking.id;
  return transact(deps.db, async (tx) => {
    const booking = await lockVisit(tx, bookingId);
    const createdAt = deps.clock.now();
    if (!booking) return refuse('ORDER_NOT_FOUND');
    if (!(await stillOpens(deps, tx, { booking, key: asked.key }))) return refuse('BOOKING_LINK_NEEDED');
    if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
    if (booking.status !== 'active' || visitBegins(booking) <= createdAt) return refuse('CANCEL_LINK_INVALID');
    const id = deps.ids.uuid();
    const token = linkToken(deps.appSecret, id);
    const expiresAt = linkLives(booking.appointmentDate, booking.appointmentTime).cancel;
    await insertLinks(tx, [{ id, bookingId, purpose: 'cancel', tokenHash: sha256(token), createdAt, expiresAt }]);
    return { path: `/cancel-booking/${token}` };
  });
}
