import * as z from 'zod/mini';
import { schedule } from '#business/schedule.ts';
import { services } from '#business/services.ts';
import { hasFreeRefresh } from '#domain/booking/refresh.ts';
import { today } from '#domain/calendar/zone.ts';
import { appointmentTime } from '#domain/fields.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import type { Contact } from '#domain/settings/contact.ts';
import { siteIn } from '#server/common/site.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import { issuedToken } from '#server/modules/bookings/issued-token.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { findCertificateNumber } from '#server/modules/bookings/queries/certificates.ts';
import { calendarFile } from '#server/modules/calendar/ics/calendar-file.ts';
import { papersAttached, withFrench } from '#server/modules/documents/attached.ts';
import { certificateFile, certificatePage } from '#server/modules/documents/certificate/file.ts';
import { issuedPapers } from '#server/modules/documents/issue.ts';
import { accountOfBooking } from '#server/modules/refunds/account.ts';
import { findAcceptedTerms } from '#server/modules/terms/accepted.ts';
import { findProposal } from '#server/modules/weather/queries/proposals.ts';
import { shownAccount } from '#server/modules/weather/shown-account.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { bookingLinkTemplate } from '../mail/booking-link/template.ts';
import { cancellationTemplate } from '../mail/cancellation/template.ts';
import { certificateTemplate } from '../mail/certificate/template.ts';
import { confirmationTemplate } from '../mail/confirmation/template.ts';
import { named, plain } from '../mail/isolate.ts';
import { standsTemplate } from '../mail/reschedule/stands.ts';
import { rescheduleTemplate } from '../mail/reschedule/template.ts';
import { visitOf } from '../mail/visit-entry.ts';
import { weatherProposalTemplate } from '../mail/weather-proposal/template.ts';
import { bookingLinks, bookingPage, newestToken } from '../parts/links.ts';
import { termsFiles } from '../terms-file.ts';
import type { Composer, Composing, Contents, Dropped } from './types.ts';

const cancelledSince: Dropped = { dropped: 'cancelled' };

async function bookingOf({ db }: Composing, { subject, topic }: OutboxRow): Promise<Booking> {
  const booking = await findBookingById(db, subject);
  if (!booking) throw new Error(`no booking for ${topic}: ${subject}`);
  return booking;
}

const languageOf = (row: OutboxRow, booking: Booking): Language => row.language ?? booking.language;
const nameOf = ({ contactName }: Booking): string => plain(named(contactName));

const Corrected = z.object({ corrected: z.optional(z.boolean()) });

/** A confirmation with its invoice, the terms that were accepted and a calendar file; dropped once cancelled. */
export const confirmationMail: Composer = async (deps, row, { contact, policy, texts }) => {
  const booking = await bookingOf(deps, row);
  if (booking.status === 'cancelled') return cancelledSince;
  const language = languageOf(row, booking);
  const [links, { payment: receipt, price, lines }, accepted] = await transact(deps.db, (db) =>
    Promise.all([
      bookingLinks({ ...deps, db }, booking, language),
      accountOfBooking(db, booking),
      findAcceptedTerms(db, booking),
    ]),
  );
  const terms = accepted === null ? [] : termsFiles(accepted, language);
  const { corrected } = Corrected.parse(row.detail ?? {});
  const told = lines.flatMap((line) =>
    line.kind === 'supplement' && row.dedupeKey === `storefront-${line.correction.id}` ? [line.number] : [],
  );
  const papers = await issuedPapers(deps, booking, [booking.orderNo, ...told]);
  return {
    letter: confirmationTemplate(
      {
        ...{ booking, receipt, links, now: deps.clock.now(), policy, terms: terms.length },
        ...{ corrected, credit: cents(booking.total - price.total), supplement: told[0] },
      },
      { language, contact, texts },
    ),
    language,
    name: nameOf(booking),
    calendar: await calendarOf(deps, booking, { language, method: 'REQUEST', url: links.booking, contact }),
    attachments: [...(await papersAttached(papers, language)), ...terms],
  };
};

/** Names the attachment in the language of the mail. */
async function calendarOf(
  { publicUrl, mailFrom, clock }: Composing,
  booking: Booking,
  entry: { language: Language; method: 'REQUEST' | 'CANCEL'; url: string; contact: Contact },
): Promise<NonNullable<Contents['calendar']>> {
  const visit = visitOf(booking, { ...entry, publicUrl, mailFrom, stampedAt: clock.now() });
  const filename = entry.language === 'fr' ? 'visite.ics' : 'visit.ics';
  return { method: entry.method, filename, content: calendarFile(visit) };
}

export const cancellationMail: Composer = async (deps, row, { contact, policy, texts }) => {
  const booking = await bookingOf(deps, row);
  if (booking.status !== 'cancelled') return { dropped: 'cancellation-undone' };
  const language = languageOf(row, booking);
  const { booking: bookingLink } = await bookingLinks(deps, booking, language);
  const account = await accountOfBooking(deps.db, booking);
  return {
    letter: cancellationTemplate({ booking, account, bookingLink, policy }, { language, contact, texts }),
    language,
    name: nameOf(booking),
    calendar: await calendarOf(deps, booking, { language, method: 'CANCEL', url: bookingLink, contact }),
  };
};

/** The certificate of a coating, with care instructions for the glass. */
export const certificateMail: Composer = async (deps, row, { contact, texts }) => {
  const booking = await bookingOf(deps, row);
  const number = await findCertificateNumber(deps.db, booking.id);
  if (number === null) return { dropped: 'not-done' };
  const language = languageOf(row, booking);
  const { booking: bookingLink } = await bookingLinks(deps, booking, language);
  const links = { booking: bookingLink, certificate: certificatePage(deps, number, language) };
  const certified = { booking, number, contact };
  const files = await Promise.all(
    withFrench(language).map((one) => certificateFile(deps, { ...certified, language: one })),
  );
  return {
    letter: certificateTemplate({ booking, number, links }, { language, contact, texts }),
    language,
    name: nameOf(booking),
    attachments: files.map(({ name: filename, body: content }) => ({
      filename,
      contentType: 'application/pdf',
      content,
    })),
  };
};

/** The link of a booking, sent again on request; for a VIP, also the link to the free refresh. */
export const bookingLinkMail: Composer = async (deps, row, { contact, texts }) => {
  const booking = await bookingOf(deps, row);
  const language = languageOf(row, booking);
  const site = siteIn(deps, language);
  const { token, expiresAt } = await newestToken(deps, booking, 'order');
  const refresh = hasFreeRefresh(booking, services) ? `${site}/calendar-booking?offer=${token}` : null;
  const links = { booking: bookingPage(site, booking, token), refresh };
  const until = today(expiresAt, schedule.timeZone);
  const letter = bookingLinkTemplate({ booking, until, links }, { language, contact, texts });
  return { letter, language, name: nameOf(booking) };
};

const Moved = z.union([
  z.object({ stands: z.literal(true), sequence: z.number() }),
  z.object({
    movedBy: z.enum(['customer', 'weather', 'operator']),
    fromDate: z.string(),
    fromTime: appointmentTime,
    sequence: z.number(),
  }),
]);

/** The newest move supersedes earlier ones; an undone cancellation has its own text. */
export const rescheduleMail: Composer = async (deps, row, { contact, policy, texts }) => {
  const told = Moved.parse(row.detail);
  const booking = await bookingOf(deps, row);
  if (booking.status === 'cancelled') return cancelledSince;
  if (booking.calendarSequence > told.sequence) return { dropped: 'moved' };
  const language = languageOf(row, booking);
  const links = await bookingLinks(deps, booking, language);
  const facts = { booking, links, now: deps.clock.now(), policy };
  const context = { language, contact, texts };
  return {
    letter:
      'stands' in told
        ? standsTemplate(facts, context)
        : rescheduleTemplate(
            { ...facts, movedBy: told.movedBy, from: { date: told.fromDate, time: told.fromTime } },
            context,
          ),
    language,
    name: nameOf(booking),
    calendar: await calendarOf(deps, booking, { language, method: 'REQUEST', url: links.booking, contact }),
  };
};

const Proposed = z.object({
  notificationId: z.number(),
  linkId: z.string(),
  fromDate: z.string(),
  fromTime: appointmentTime,
  toDate: z.string(),
  toTime: appointmentTime,
  answerBy: z.string(),
  reasons: z.array(z.string()),
  condition: z.nullish(z.string()),
});

export const weatherMail: Composer = async (deps, row, { contact, texts }) => {
  const detail = Proposed.parse(row.detail);
  const { fromDate, fromTime, toDate, toTime, reasons, condition = null } = detail;
  const booking = await bookingOf(deps, row);
  const answerBy = new Date(detail.answerBy);
  const proposal = await findProposal(deps.db, detail.notificationId);
  if (proposal?.state !== 'open' || booking.status !== 'active') return { dropped: 'proposal-closed' };
  if (deps.clock.now() >= answerBy) return { dropped: 'answer-too-late' };
  const language = languageOf(row, booking);
  const token = await issuedToken(deps, detail.linkId);
  const answer = (action: string) => `${siteIn(deps, language)}/weather-response?token=${token}&action=${action}`;
  const letter = weatherProposalTemplate(
    {
      booking,
      from: { date: fromDate, time: fromTime },
      to: { date: toDate, time: toTime },
      reasons,
      condition,
      answerBy,
      silence: proposal.silence,
      links: { accept: answer('accept'), keep: answer('decline') },
      record: await shownAccount(deps.db),
    },
    { language, contact, texts },
  );
  return { letter, language, name: nameOf(booking) };
};
