import { priceConsent } from '#business/consents/price-consent.ts';
import { offersAt, priceLetterDays, priceReminderDays } from '#business/returning.ts';
import { schedule } from '#business/schedule.ts';
import { addDays } from '#domain/calendar/day.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { consentAddress } from '#domain/consents/consent.ts';
import { dayMs } from '#domain/durations.ts';
import { isReminded, type PriceDraft } from '#domain/pricing/price-letter.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { PriceLetter } from '#server/database/schema/documents/price-letters.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { lockAddress } from '#server/modules/consents/queries/mails.ts';
import { enqueue, type OutboxEntry } from '#server/outbox/enqueue.ts';
import { mayWriteTo } from '#server/outbox/unconfirmed.ts';
import { todaysPrice } from './parts/todays-price.ts';
import { agreeToReminder, findSameLetter, insertLetter } from './queries.ts';

type Form = { email: string; companyName: string; remind: boolean; draft: PriceDraft };

/**
 * Prices what was chosen and queues its letter, with one reminder if that box was ticked. The same price of the same storefront
 * within a day, or a mailbox mailed too often, gets the same answer and no mail: a form must not reveal which addresses are known.
 */
export async function sendPrice(
  deps: Deps,
  visitor: Visitor,
  { email, companyName, remind, draft }: Form,
): Promise<{ sent: true } | Refusal> {
  const price = await todaysPrice(deps, visitor, draft);
  if (isRefusal(price)) return price;
  const createdAt = deps.clock.now();
  const { language, ip: ipAddress, userAgent } = visitor;
  const { contact } = await deps.settings.read();
  const id = deps.ids.uuid();
  const letter = {
    ...{ id, email: consentAddress(email), companyName: companyName || null, language, draft, ...price },
    tokenHash: sha256(linkToken(deps.appSecret, id)),
    consentText: remind ? priceConsent[language](contactWords(contact)[language]) : null,
    ...{ ipAddress, userAgent, createdAt, stoppedAt: null },
    expiresAt: new Date(createdAt.getTime() + priceLetterDays * dayMs),
  };
  await transact(deps.db, (tx) => keep(tx, letter));
  return { sent: true };
}

/** A refusal rolls back what no mail follows; the caller cannot tell. */
async function keep(tx: Db, letter: PriceLetter): Promise<Refusal | null> {
  const { email, createdAt: now, consentText } = letter;
  await lockAddress(tx, email);
  const same = await findSameLetter(tx, letter, new Date(now.getTime() - dayMs));
  if (same) {
    if (consentText === null || isReminded(same)) return null;
    await agreeToReminder(tx, same.id, consentText);
    await enqueue(tx, [reminderOf(same)], now);
    return null;
  }
  if (!(await mayWriteTo(tx, email, now))) return refuse('TOO_MANY_REQUESTS');
  await insertLetter(tx, letter);
  const mail = { ...mailOf(letter), topic: 'mail.price-letter' as const, dueAt: now };
  await enqueue(tx, consentText === null ? [mail] : [mail, reminderOf(letter)], now);
  return null;
}

const mailOf = ({ id, email, language }: PriceLetter) => ({ subject: id, recipient: email, language });

function reminderOf(letter: PriceLetter): OutboxEntry {
  const day = addDays(today(letter.expiresAt, schedule.timeZone), -priceReminderDays);
  const dueAt = appointmentInstant(day, offersAt, schedule.timeZone);
  return { ...mailOf(letter), topic: 'mail.price-reminder', dueAt };
}
