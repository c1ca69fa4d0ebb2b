import type { Language } from '#domain/language.ts';
import type { Deps } from '#server/deps.ts';
import { issuedToken } from '#server/modules/bookings/issued-token.ts';
import { type LinkPurpose, newestLinkId } from '#server/modules/bookings/queries/links.ts';

type Linking = Pick<Deps, 'db' | 'appSecret' | 'previousAppSecret' | 'publicUrl'>;

/** The site in the language of a message. */
export const siteIn = ({ publicUrl }: Pick<Deps, 'publicUrl'>, language: Language): string =>
  `${publicUrl}${language === 'fr' ? '/fr' : ''}`;

/** Where the newest links of a booking lead, for a message in this language. */
export async function bookingLinks(
  deps: Linking,
  { id, orderNo }: { id: string; orderNo: string },
  language: Language,
): Promise<{ booking: string; cancel: string }> {
  const site = siteIn(deps, language);
  const tokenFor = async (purpose: LinkPurpose) => {
    const linkId = await newestLinkId(deps.db, { bookingId: id, purpose });
    if (linkId === null) throw new Error(`no link to a booking: ${purpose} ${id}`);
    return issuedToken(deps, linkId);
  };
  const [key, cancel] = await Promise.all([tokenFor('order'), tokenFor('cancel')]);
  return { booking: `${site}/confirmation?order=${orderNo}&key=${key}`, cancel: `${site}/cancel-booking/${cancel}` };
}
