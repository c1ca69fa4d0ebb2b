import type { Language } from '#domain/language.ts';
import { issued } from '#server/common/secrets.ts';
import { siteIn } from '#server/common/site.ts';
import type { Deps } from '#server/deps.ts';
import { promiseOf } from '#server/modules/bookings/deadlines.ts';
import { closedSince } from '#server/modules/calendar/open-days.ts';
import { dueByLink } from '#server/modules/checkout/operator/link-price.ts';
import { findOperatorBooking } from '#server/modules/checkout/queries/operator-bookings.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { named, plain } from '../mail/isolate.ts';
import { type PaymentLinkFacts, paymentLinkTemplate } from '../mail/payment-link/template.ts';
import { paymentLinkText } from '../sms/texts.ts';
import { type Composer, type Dropped, secondsUntil, type Words } from './types.ts';

type Linking = Pick<
  Deps,
  'db' | 'clock' | 'taxRatesAt' | 'calendar' | 'settings' | 'appSecret' | 'previousAppSecret' | 'publicUrl'
>;

/** What a row's payment link charges, and its URL; or why it is no longer payable. */
async function openLink(
  deps: Linking,
  { subject, topic, dedupeKey }: OutboxRow,
  language?: Language | null,
): Promise<(PaymentLinkFacts & { language: Language }) | Dropped> {
  const made = (await findOperatorBooking(deps.db, subject))?.made;
  if (!made) throw new Error(`no payment link for ${topic}: ${subject}`);
  const { customer, expiresAt, bookingData: choice } = made;
  if (made.bookingId !== null) return { dropped: 'paid' };
  const occasion = dedupeKey === 'reminder' || dedupeKey === 'withdrawn' ? dedupeKey : 'held';
  // By then the customer is deleted, except for the row's recipient.
  const isOpen = occasion === 'withdrawn' || (customer !== null && made.cancelledAt === null);
  if (!expiresAt || !isOpen) return { dropped: 'link-withdrawn' };
  if (expiresAt <= deps.clock.now()) return { dropped: 'link-ended' };
  if (occasion !== 'withdrawn' && closedSince(choice, await deps.calendar.rules.read(), deps.clock.now()))
    return { dropped: 'day-closed' };
  const inLanguage = language ?? made.language;
  const link = `${siteIn(deps, inLanguage)}/calendar-booking?token=${issued(deps, made)}`;
  const contactName = customer?.contactName ?? '';
  const { refundUntil: until } = promiseOf(choice, (await deps.settings.read()).policy);
  const refund = { until, isOver: until <= deps.clock.now() };
  const quote = dueByLink(deps, made);
  return { choice, quote, contactName, link, expiresAt, occasion, refund, language: inLanguage };
}

export const paymentLinkMail: Composer = async (deps, row) => {
  const opened = await openLink(deps, row);
  if ('dropped' in opened) return opened;
  const { language, ...facts } = opened;
  return {
    letter: paymentLinkTemplate(facts),
    language,
    name: plain(named(facts.contactName)),
  };
};

/** The same as a text, which is worthless once the link has expired. */
export async function paymentLinkWords(deps: Linking, row: OutboxRow): Promise<Words | Dropped> {
  const opened = await openLink(deps, row, row.language);
  if ('dropped' in opened) return opened;
  const validSeconds = secondsUntil(opened.expiresAt, deps.clock.now());
  return { body: paymentLinkText(opened, opened.language), validSeconds };
}
