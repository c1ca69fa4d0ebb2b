import { issued } from '#server/common/secrets.ts';
import { siteIn } from '#server/common/site.ts';
import type { WaitingEntry } from '#server/database/schema/days/waiting.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { findEntryById } from '#server/modules/waiting/queries/entries.ts';
import { openOffer } from '#server/modules/waiting/queries/offers.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { type FreedDay, waitingConfirmTemplate, waitingOfferTemplate } from '../mail/waiting/template.ts';
import { waitingText } from '../sms/texts.ts';
import { type Composer, type Dropped, secondsUntil, type Words } from './types.ts';

type Linking = Pick<Deps, 'db' | 'clock' | 'appSecret' | 'previousAppSecret' | 'publicUrl'>;

const linksOf = (deps: Linking, entry: WaitingEntry) => {
  const answer = (action: string) =>
    `${siteIn(deps, entry.language)}/waiting-list?token=${issued(deps, entry)}&action=${action}`;
  return { confirm: answer('confirm'), leave: answer('leave'), take: answer('take') };
};

type Freed = Pick<FreedDay, 'date' | 'until' | 'visit'> & { entry: WaitingEntry };

/** The day offered by a row, while it is still held for them. */
async function freedDay(deps: Linking, { subject, detail }: OutboxRow): Promise<Freed | Dropped> {
  const entry = await findEntryById(deps.db, subject);
  const offer = await openOffer(deps.db, subject);
  const isHeld = offer?.serviceDate === detail?.day && offer !== null && offer.expiresAt > deps.clock.now();
  if (entry?.state !== 'waiting' || !isHeld) return { dropped: 'day-not-held' };
  const booking = entry.bookingId === null ? null : await findBookingById(deps.db, entry.bookingId);
  const visit = booking && { date: booking.appointmentDate, time: booking.appointmentTime };
  return { entry, date: offer.serviceDate, until: offer.expiresAt, visit };
}

export const waitingMail: Composer = async (deps, row) => {
  if (row.topic === 'mail.waiting-offer') {
    const freed = await freedDay(deps, row);
    if ('dropped' in freed) return freed;
    const { entry, ...day } = freed;
    const facts = { ...day, askedAt: entry.createdAt, links: linksOf(deps, entry) };
    return { letter: waitingOfferTemplate(facts), language: entry.language };
  }
  const entry = await findEntryById(deps.db, row.subject);
  if (entry?.state !== 'asked') return { dropped: 'request-settled' };
  const { fromDate: from, toDate: to, createdAt: askedAt, language } = entry;
  const letter = waitingConfirmTemplate({ from, to, askedAt, links: linksOf(deps, entry) });
  return { letter, language };
};

/** The same as a text, which is worthless once the day is passed on. */
export async function waitingWords(deps: Linking, row: OutboxRow): Promise<Words | Dropped> {
  const freed = await freedDay(deps, row);
  if ('dropped' in freed) return freed;
  const { entry, date, until } = freed;
  const validSeconds = secondsUntil(until, deps.clock.now());
  return { body: waitingText({ date, until, link: linksOf(deps, entry).take }, entry.language), validSeconds };
}
