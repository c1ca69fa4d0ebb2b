import type { Language } from '#domain/language.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import { siteIn } from '#server/common/site.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { issuedToken } from '#server/modules/bookings/issued-token.ts';
import { linkLives } from '#server/modules/bookings/move/write.ts';
import { insertLinks, type LinkPurpose, newestLink } from '#server/modules/bookings/queries/links.ts';

type Linking = Pick<Deps, 'db' | 'clock' | 'ids' | 'appSecret' | 'previousAppSecret' | 'publicUrl'>;

type Linked = Pick<Booking, 'id' | 'orderNo' | 'appointmentDate' | 'appointmentTime'>;

/** The token of the newest link of a booking, and when it expires. */
export async function newestToken(deps: Linking, { id }: Pick<Linked, 'id'>, purpose: LinkPurpose) {
  const link = await newestLink(deps.db, { bookingId: id, purpose });
  if (link === null) throw new Error(`no link to a booking: ${purpose} ${id}`);
  return { token: await issuedToken(deps, link.id), expiresAt: link.expiresAt };
}

export const bookingPage = (site: string, { orderNo }: Pick<Linked, 'orderNo'>, key: string): string =>
  `${site}/confirmation?order=${orderNo}&key=${key}`;

/** Where the newest links of a booking lead, for a message in this language. */
export async function bookingLinks(
  deps: Linking,
  booking: Linked,
  language: Language,
): Promise<{ booking: string; cancel: string }> {
  const site = siteIn(deps, language);
  await giveLinks(deps, booking);
  const [key, cancel] = await Promise.all([newestToken(deps, booking, 'order'), newestToken(deps, booking, 'cancel')]);
  return { booking: bookingPage(site, booking, key.token), cancel: `${site}/cancel-booking/${cancel.token}` };
}

/** An imported booking was never confirmed by us: its links are created with the first mail that contains them. */
async function giveLinks({ db, clock, ids, appSecret }: Linking, booking: Linked): Promise<void> {
  const { id: bookingId, appointmentDate, appointmentTime } = booking;
  const lives = linkLives(appointmentDate, appointmentTime);
  for (const purpose of ['order', 'cancel'] as const) {
    if (await newestLink(db, { bookingId, purpose })) continue;
    const id = ids.uuid();
    const link = { id, bookingId, purpose, tokenHash: sha256(linkToken(appSecret, id)) };
    await insertLinks(db, [{ ...link, createdAt: clock.now(), expiresAt: lives[purpose] }]);
  }
}
