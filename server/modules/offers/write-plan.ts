import { consentText, consentVersion } from '#business/consents/consents.ts';
import type { Language } from '#domain/language.ts';
import type { VisitCount } from '#domain/offers/visit.ts';
import type { Contact } from '#domain/settings/contact.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { writeConsent, writeWithdrawal } from '#server/modules/consents/write.ts';
import { insertPlan, livePlan, replacePlan } from './queries/plans.ts';

type Author = {
  email: string;
  bookingId: string;
  language: Language;
  /** The operator; null if done by the customer. */
  by: string | null;
};
type Chosen = Author & { visits: VisitCount; contact: Contact };

/**
 * Stores how many visits a season a client wants, with the consent to the mails proposing their days. Another number
 * replaces the previous one. Choosing the same again changes nothing; returns whether anything changed.
 */
export async function writePlan(
  tx: Db,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  { visits, contact, by, ...from }: Chosen,
): Promise<boolean> {
  const now = clock.now();
  const { email, bookingId, language } = from;
  const words = consentText('plan', language, contactWords(contact)[language]);
  await writeConsent(tx, { ...from, purpose: 'plan', textVersion: consentVersion, consentText: words, by, now });
  const live = await livePlan(tx, email);
  if (live?.visits === visits) return false;
  await replacePlan(tx, { email, endedAt: now, endedBy: by });
  await insertPlan(tx, { id: ids.uuid(), email, bookingId, visits, administratorId: by, createdAt: now });
  return true;
}

/** Ends a plan by withdrawing its consent; returns whether there was one. */
export async function endPlan(tx: Db, { clock }: Pick<Deps, 'clock'>, from: Author): Promise<boolean> {
  const page = from.by === null ? 'booking' : 'operator';
  const withdrawn = await writeWithdrawal(tx, { ...from, purposes: ['plan'], page, now: clock.now() });
  return withdrawn.length > 0;
}
