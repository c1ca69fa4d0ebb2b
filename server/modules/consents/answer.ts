import { consentText, consentVersion } from '#business/consents.ts';
import { type ConsentPurpose, consentAddress } from '#domain/consents/consent.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { authorizeByLink, type LinkCredentials } from '#server/modules/bookings/authorize-by-link.ts';
import { givenBy } from './queries/ledger.ts';
import { writeConsent, writeWithdrawal } from './write.ts';

export type ConsentState = { textVersion: string; given: ConsentPurpose[] };

/** What the holder of a booking's secret link agrees to be written to about. */
export async function readConsents(
  deps: Pick<Deps, 'db' | 'clock'>,
  link: LinkCredentials,
): Promise<ConsentState | Refusal> {
  const opened = await authorizeByLink(deps, link);
  if (isRefusal(opened)) return opened;
  return { textVersion: consentVersion, given: await givenBy(deps.db, consentAddress(opened.booking.email)) };
}

type Answer = LinkCredentials & {
  purpose: ConsentPurpose;
  given: boolean;
  /** Of the words that were on the screen. */
  textVersion: string;
  language: Language;
};

/**
 * Keeps a box that was ticked or cleared on the page of a booking. Its link came by mail, so the address is that of whoever
 * answers. Words that were changed since are not agreed to; a withdrawal needs no words.
 */
export async function answerConsent(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { purpose, given, textVersion, language, ...link }: Answer,
): Promise<ConsentState | Refusal> {
  const opened = await authorizeByLink(deps, link);
  if (isRefusal(opened)) return opened;
  const { id: bookingId, email: typed } = opened.booking;
  const email = consentAddress(typed);
  if (email === '') return refuse('ORDER_NOT_FOUND');
  if (given && textVersion !== consentVersion) return refuse('CONSENT_TEXT_CHANGED');
  const { contact } = await deps.settings.read();
  const words = consentText(purpose, language, contactWords(contact)[language]);
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const from = { email, bookingId, language, now };
    if (given) await writeConsent(tx, { ...from, purpose, textVersion, consentText: words });
    else await writeWithdrawal(tx, { ...from, purposes: [purpose], page: 'booking', by: null });
    return { textVersion: consentVersion, given: await givenBy(tx, email) };
  });
}
