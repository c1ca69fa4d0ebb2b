import { linkToken, sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { linkLives } from '../move/write.ts';
import { forgetEmailViewers } from '../queries/bookings.ts';
import { endLinks, insertLinks } from '../queries/links.ts';
import { renewWeatherLinks } from '../queries/weather.ts';

type Renewal = {
  now: Date;
  /** The link that opens the page from now on, if it already exists. */
  kept?: string;
};

/** Revokes all earlier links of a booking, and access by its former address. */
export async function renewLinks(
  deps: Pick<Deps, 'ids' | 'appSecret'>,
  tx: Db,
  { id: bookingId, appointmentDate, appointmentTime }: Booking,
  { now: createdAt, kept }: Renewal,
): Promise<void> {
  const lives = linkLives(appointmentDate, appointmentTime);
  const link = (purpose: 'cancel' | 'order') => {
    const id = deps.ids.uuid();
    const tokenHash = sha256(linkToken(deps.appSecret, id));
    return { id, bookingId, purpose, tokenHash, createdAt, expiresAt: lives[purpose] };
  };
  const page = kept === undefined ? null : { id: kept, purpose: 'order' as const, createdAt, expiresAt: lives.order };
  await endLinks(tx, bookingId, page);
  await forgetEmailViewers(tx, bookingId);
  await insertLinks(tx, [link('cancel'), ...(page ? [] : [link('order')])]);
  await renewWeatherLinks(tx, bookingId, () => {
    const id = deps.ids.uuid();
    return { id, tokenHash: sha256(linkToken(deps.appSecret, id)) };
  });
}
