import { consentVersion } from '#business/consents/consents.ts';
import { textConsent } from '#business/consents/text-consent.ts';
import { type ConsentPage, type ConsentPurpose, consentAddress } from '#domain/consents/consent.ts';
import type { Language } from '#domain/language.ts';
import { takesNoTexts } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import { givenBy, insertConsent, insertTextConsent, newestGiven } from './queries/ledger.ts';
import { lockAddress } from './queries/mails.ts';

type Withdrawal = {
  email: string;
  purposes: readonly ConsentPurpose[];
  bookingId: string;
  page: ConsentPage;
  language: Language;
  by: string | null;
  now: Date;
};

/** Appends withdrawals for an address, for purposes it agrees to. Returns what was withdrawn. */
export async function writeWithdrawal(
  tx: Db,
  { email, purposes, by: administratorId, now: createdAt, ...from }: Withdrawal,
): Promise<ConsentPurpose[]> {
  await lockAddress(tx, email);
  const given = (await givenBy(tx, email)).filter((purpose) => purposes.includes(purpose));
  for (const purpose of given)
    await insertConsent(tx, { ...from, email, purpose, given: false, administratorId, createdAt });
  return given;
}

type Given = {
  email: string;
  purpose: ConsentPurpose;
  bookingId: string;
  textVersion: string;
  consentText: string;
  language: Language;
  /** The operator who recorded it; without one, the customer did it. */
  by?: string | null;
  now: Date;
};

/** Appends a consent of an address, with the text agreed to. An existing consent is not repeated. */
export async function writeConsent(tx: Db, { now: createdAt, by = null, ...given }: Given): Promise<void> {
  await lockAddress(tx, given.email);
  if ((await givenBy(tx, given.email)).includes(given.purpose)) return;
  const page = by === null ? 'booking' : 'operator';
  await insertConsent(tx, { ...given, given: true, page, administratorId: by, createdAt });
}

export async function withdrawAll(tx: Db, { email, now }: { email: string; now: Date }): Promise<void> {
  for (const { bookingId, language, purpose } of await newestGiven(tx, email)) {
    const from = { bookingId, language, page: 'erasure', by: null, now } as const;
    await writeWithdrawal(tx, { ...from, email, purposes: [purpose] });
  }
}

type Number = {
  customer: { email: string; phone: string };
  bookingId: string;
  language: Language;
  /** The operator who read the text to the customer; null if it was shown next to the field. */
  by: string | null;
  now: Date;
};

/** Appends the consent to texts about a booking, given with its phone number. */
export async function writeTextConsent(tx: Db, { customer, by, now: createdAt, ...of }: Number): Promise<void> {
  if (takesNoTexts(customer.phone)) return;
  const words = { textVersion: consentVersion, consentText: textConsent[of.language] };
  const page = by === null ? 'payment' : 'operator';
  const email = consentAddress(customer.email);
  await insertTextConsent(tx, {
    ...of,
    ...words,
    email,
    purpose: 'texts',
    given: true,
    page,
    administratorId: by,
    createdAt,
  });
}
