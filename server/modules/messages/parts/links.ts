import type { Language } from '#domain/language.ts';
import { siteIn } from '#server/common/site.ts';
import type { Deps } from '#server/deps.ts';
import { issuedToken } from '#server/modules/bookings/issued-token.ts';
import { type LinkPurpose, newestLink } from '#server/modules/bookings/queries/links.ts';

type Linking = Pick<Deps, 'db' | 'appSecret' | 'previousAppSecret' | 'publicUrl'>;

type Linked = { id: string; orderNo: string };

/** The token of the newest link of a booking, and until when it lives. */
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
  const [key, cancel] = await Promise.all([newestToken(deps, booking, 'order'), newestToken(deps, booking, 'cancel')]);
  return { booking: bookingPage(site, booking, key.token), cancel: `${site}/cancel-booking/${cancel.token}` };
}
