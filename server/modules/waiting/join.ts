import { textConsent } from '#business/consents/text-consent.ts';
import { waitingConsent, waitingList, waitingTextConsent } from '#business/days/waiting.ts';
import { schedule } from '#business/schedule.ts';
import { addDays, type IsoDate, isDay } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { dayMs } from '#domain/durations.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import { toE164 } from '#domain/typed/phone.ts';
import { wishedDays } from '#domain/waiting/waiting-list.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { WaitingDraft } from '#server/database/schema/days/waiting.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { authorizeByLink, type LinkCredentials } from '#server/modules/bookings/authorize-by-link.ts';
import { listFreeDays } from '#server/modules/calendar/open-days.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { mayWriteTo } from '#server/outbox/unconfirmed.ts';
import { insertEntry, lockSameWish, updateEntry } from './queries/entries.ts';

type Wish = {
  from: IsoDate;
  to: IsoDate;
  /** Also by text, if that box was ticked. */
  phone: string | null;
  draft: WaitingDraft;
};
type Form = Wish & { email: string };

/**
 * Stores a request to be notified when a day opens up, with the consent as shown, and queues the mail confirming the address.
 * A repeated request, or one for a mailbox mailed too often, gets the same answer and no mail. A day already free cannot be
 * waited for.
 */
export async function joinWaitingList(deps: Deps, visitor: Visitor, form: Form): Promise<{ asked: true } | Refusal> {
  const now = deps.clock.now();
  const refused = await whyNot(deps, { ...form, before: null });
  if (refused) return refused;
  const entry = await entryOf(deps, visitor, { ...form, email: form.email.trim().toLowerCase() });
  await transact(deps.db, async (tx) => {
    const asked = await keep(deps, tx, entry);
    if (asked === 'nothing-new') return null;
    if (!(await mayWriteTo(tx, entry.email, now))) return refuse('TOO_MANY_REQUESTS');
    const { email: recipient, language } = entry;
    const message = { topic: 'mail.waiting-confirm' as const, recipient, language, dueAt: now };
    await enqueue(tx, [{ ...message, ...asked }], now);
    return null;
  });
  return { asked: true };
}

/** The holder of a booking's link waits for an earlier day than its own; the address is known, so nothing is confirmed. */
export async function waitForEarlierDay(
  deps: Deps,
  visitor: Visitor,
  { link, ...wish }: Pick<Wish, 'from' | 'to'> & { link: LinkCredentials; texts: boolean },
): Promise<{ asked: true } | Refusal> {
  const opened = await authorizeByLink(deps, link);
  if (isRefusal(opened)) return opened;
  const { id: bookingId, email, phone, postalCode, storefrontSize, selectedLayout, coatingType } = opened.booking;
  if (opened.booking.status !== 'active') return refuse('ALREADY_CANCELLED');
  const before = opened.booking.appointmentDate;
  const refused = await whyNot(deps, { ...wish, before });
  if (refused) return refused;
  const draft = { postalCode, storefrontSize, coatingType, ...(selectedLayout && { selectedLayout }) };
  const form = { ...wish, email: email.trim().toLowerCase(), phone: wish.texts ? phone : null, draft };
  const entry = await entryOf(deps, visitor, form);
  const confirmedAt = deps.clock.now();
  await transact(deps.db, (tx) => keep(deps, tx, { ...entry, bookingId, state: 'waiting', confirmedAt }));
  return { asked: true };
}

async function whyNot(
  deps: Pick<Deps, 'calendar' | 'clock' | 'limits'>,
  { from, to, before }: Pick<Wish, 'from' | 'to'> & { before: IsoDate | null },
): Promise<Refusal | null> {
  const day = today(deps.clock.now(), schedule.timeZone);
  if (!isDay(from) || !isDay(to) || to < from || to < day || to > addDays(from, waitingList.longestDays))
    return refuse('WAITING_SPAN_INVALID');
  if (before !== null && from >= before) return refuse('WAITING_SPAN_INVALID');
  const [free] = wishedDays(await listFreeDays(deps), { from, to, before, offered: [] });
  return free ? refuse('WAITING_DAY_FREE') : null;
}

async function entryOf(
  { settings, clock }: Pick<Deps, 'settings' | 'clock'>,
  { language, ip: ipAddress, userAgent }: Visitor,
  { from: fromDate, to: toDate, phone, draft, email }: Form,
) {
  const { contact } = await settings.read();
  const texts = phone === null ? null : toE164(phone);
  const words = [waitingConsent[language](contactWords(contact)[language])];
  const consentText = [...words, ...(texts === null ? [] : [waitingTextConsent[language], textConsent[language]])].join(
    '\n',
  );
  const given = { language, consentText, ipAddress, userAgent, createdAt: clock.now() };
  return { email, phone: texts, fromDate, toDate, draft, ...given };
}

type NewEntry = Awaited<ReturnType<typeof entryOf>> & {
  bookingId?: string;
  state?: 'waiting';
  confirmedAt?: Date;
};

/** The row that a mail is about, and its dedupe key; empty for a repeated request. */
async function keep(
  { ids, appSecret }: Pick<Deps, 'ids' | 'appSecret'>,
  tx: Db,
  entry: NewEntry,
): Promise<{ subject: string; dedupeKey: string } | 'nothing-new'> {
  const same = await lockSameWish(tx, entry);
  if (same) {
    const isRecent = same.createdAt.getTime() > entry.createdAt.getTime() - dayMs;
    if (same.state !== 'asked' || (isRecent && entry.state === undefined)) return 'nothing-new';
    await updateEntry(tx, same.id, entry);
    return { subject: same.id, dedupeKey: `asked-${entry.createdAt.toISOString()}` };
  }
  const id = ids.uuid();
  const isNew = await insertEntry(tx, { id, tokenHash: sha256(linkToken(appSecret, id)), ...entry });
  return isNew ? { subject: id, dedupeKey: '' } : 'nothing-new';
}
