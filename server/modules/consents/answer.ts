import { consentText, consentVersion } from '#business/consents/consents.ts';
import { type BoxPurpose, boxPurposesOf, consentAddress } from '#domain/consents/consent.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { awaitedAddress } from '#server/modules/bookings/address/awaited.ts';
import { lockConfirmed } from '#server/modules/bookings/address/lock-confirmed.ts';
import { authorizeByLink, type LinkCredentials, type Opening } from '#server/modules/bookings/authorize-by-link.ts';
import { givenBy } from './queries/ledger.ts';
import { writeConsent, writeWithdrawal } from './write.ts';

export type ConsentState = { textVersion: string; given: BoxPurpose[]; closed: boolean };

/** While another address is waiting to be confirmed, nothing can be changed, and consents given elsewhere are not shown. */
export async function readConsents(deps: Opening, link: LinkCredentials): Promise<ConsentState | Refusal> {
  const opened = await authorizeByLink(deps, link);
  if (isRefusal(opened)) return opened;
  const { id, email } = opened.booking;
  const closed = (await awaitedAddress(deps, deps.db, id)) !== null;
  const given = await givenBy(deps.db, consentAddress(email), closed ? { bookingId: id } : {});
  return { textVersion: consentVersion, given: boxPurposesOf(given), closed };
}

type Answer = LinkCredentials & {
  purpose: BoxPurpose;
  given: boolean;
  /** Of the text on the screen. */
  textVersion: string;
  language: Language;
};

/**
 * Stores a box ticked or cleared on a booking's page. Its link was mailed only to the booking's address, so that is
 * who answers. A text changed since is not agreed to; a withdrawal needs no text.
 */
export async function answerConsent(
  deps: Opening & Pick<Deps, 'settings'>,
  { purpose, given, textVersion, language, ...link }: Answer,
): Promise<ConsentState | Refusal> {
  const opened = await authorizeByLink(deps, link);
  if (isRefusal(opened)) return opened;
  if (given && textVersion !== consentVersion) return refuse('CONSENT_TEXT_CHANGED');
  const { contact } = await deps.settings.read();
  const words = consentText(purpose, language, contactWords(contact)[language]);
  const now = deps.clock.now();
  return transact<ConsentState | Refusal>(deps.db, async (tx) => {
    const locked = await lockConfirmed(deps, tx, link);
    if (isRefusal(locked)) return locked;
    const { id: bookingId } = locked.booking;
    const email = consentAddress(locked.booking.email);
    if (email === '') return refuse('ORDER_NOT_FOUND');
    const from = { email, bookingId, language, now };
    if (given) await writeConsent(tx, { ...from, purpose, textVersion, consentText: words });
    else await writeWithdrawal(tx, { ...from, purposes: [purpose], page: 'booking', by: null });
    return { textVersion: consentVersion, given: boxPurposesOf(await givenBy(tx, email)), closed: false };
  });
}
