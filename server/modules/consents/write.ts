import type { ConsentPage, ConsentPurpose } from '#domain/consents/consent.ts';
import type { Language } from '#domain/language.ts';
import type { Db } from '#server/database/database.ts';
import { givenBy, insertConsent, newestGiven } from './queries/ledger.ts';
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

/** Appends that an address agrees no more; what it does not agree to stays as it is. Answers what was withdrawn. */
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
  /** The operator who was told so; the customer did it where none is named. */
  by?: string | null;
  now: Date;
};

/** Appends that an address agrees, with the words that it agreed to. Whoever agrees already agrees no second time. */
export async function writeConsent(tx: Db, { now: createdAt, by = null, ...given }: Given): Promise<void> {
  await lockAddress(tx, given.email);
  if ((await givenBy(tx, given.email)).includes(given.purpose)) return;
  const page = by === null ? 'booking' : 'operator';
  await insertConsent(tx, { ...given, given: true, page, administratorId: by, createdAt });
}

/** Whoever is erased agrees to nothing any more. */
export async function withdrawAll(tx: Db, { email, now }: { email: string; now: Date }): Promise<void> {
  for (const { bookingId, language, purpose } of await newestGiven(tx, email)) {
    const from = { bookingId, language, page: 'erasure', by: null, now } as const;
    await writeWithdrawal(tx, { ...from, email, purposes: [purpose] });
  }
}
