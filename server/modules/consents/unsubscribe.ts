import { unsubscribeLinkDays } from '#business/returning.ts';
import { type ConsentPage, type MailPurpose, mailPurposes, mailPurposesOf } from '#domain/consents/consent.ts';
import { dayMs } from '#domain/durations.ts';
import type { Language } from '#domain/language.ts';
import { isReminded } from '#domain/pricing/price-letter.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { PriceLetter } from '#server/database/schema/documents/price-letters.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { givenBy } from './queries/ledger.ts';
import { type ConsentMail, findByUnsubscribe } from './queries/mails.ts';
import { findReminder, stopReminders } from './queries/reminders.ts';
import { writeWithdrawal } from './write.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

async function mailOf({ db, clock }: Reading, token: string): Promise<ConsentMail | Refusal> {
  const mail = await findByUnsubscribe(db, sha256(token));
  const lives = mail && mail.createdAt.getTime() + unsubscribeLinkDays * dayMs > clock.now().getTime();
  return lives ? mail : refuse('UNSUBSCRIBE_LINK_INVALID');
}

type Given = { given: (MailPurpose | 'price')[]; reminder?: true };

const reminderGiven = (letter: PriceLetter): Given => ({ given: isReminded(letter) ? ['price'] : [], reminder: true });

/** What the link of a mail would withdraw. Opening it changes nothing: mail scanners open links. */
export async function readUnsubscribe(deps: Reading, { token }: { token: string }): Promise<Given | Refusal> {
  const letter = await findReminder(deps.db, sha256(token));
  if (letter) return reminderGiven(letter);
  const mail = await mailOf(deps, token);
  return 'refused' in mail ? mail : { given: mailPurposesOf(await givenBy(deps.db, mail.email)) };
}

type Press = { token: string; page: Extract<ConsentPage, 'unsubscribe' | 'one-click'>; language: Language };

/** Withdraws every kind of mail that the address of a mail agreed to, or declines the reminders of its prices. Idempotent. */
export async function unsubscribe(deps: Reading, { token, page, language }: Press): Promise<Given | Refusal> {
  const letter = await findReminder(deps.db, sha256(token));
  if (letter) {
    await stopReminders(deps.db, letter.email, deps.clock.now());
    return { given: [], reminder: true };
  }
  const mail = await mailOf(deps, token);
  if ('refused' in mail) return mail;
  const { email, bookingId } = mail;
  const from = { email, bookingId, page, language, by: null, now: deps.clock.now() };
  return transact(deps.db, async (tx) => {
    await writeWithdrawal(tx, { ...from, purposes: mailPurposes });
    return { given: [] };
  });
}
