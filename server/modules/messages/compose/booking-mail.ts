import * as z from 'zod/mini';
import { schedule } from '#business/schedule.ts';
import { services } from '#business/services.ts';
import { hasFreeRefresh } from '#domain/booking/refresh.ts';
import { today } from '#domain/calendar/zone.ts';
import { appointmentTime } from '#domain/fields.ts';
import { cents } from '#domain/money.ts';
import { siteIn } from '#server/common/site.ts';
import { transact } from '#server/database/transaction.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { findCertificateNumber } from '#server/modules/bookings/queries/certificates.ts';
import { calendarFile } from '#server/modules/calendar/ics/calendar-file.ts';
import { papersAttached, withFrench } from '#server/modules/documents/attached.ts';
import { certificateFile, certificatePage } from '#server/modules/documents/certificate/file.ts';
import { issuedPapers } from '#server/modules/documents/issue.ts';
import { accountOfBooking } from '#server/modules/refunds/account.ts';
import type { OperatorSettings } from '#server/modules/settings/snapshot.ts';
import { findAcceptedTerms } from '#server/modules/terms/accepted.ts';
import { bookingLinkTemplate } from '../mail/booking-link/template.ts';
import { cancellationTemplate } from '../mail/cancellation/template.ts';
import { certificateTemplate } from '../mail/certificate/template.ts';
import { confirmationTemplate } from '../mail/confirmation/template.ts';
import { named, plain } from '../mail/isolate.ts';
import { rescheduleTemplate, standsTemplate } from '../mail/reschedule/template.ts';
import { visitOf } from '../mail/visit-entry.ts';
import { bookingLinks, bookingPage, newestToken } from '../parts/links.ts';
import { termsFiles } from '../terms-file.ts';
import type { Composer, Composing, Contents, Dropped, Subject } from './types.ts';

const cancelledSince: Dropped = { dropped: 'cancelled' };

/** A mail about a booking to its customer. */
export const aboutBooking =
  (
    compose: (
      deps: Composing,
      subject: Subject,
      settings: OperatorSettings,
    ) => Promise<Omit<Contents, 'language' | 'name'> | Dropped>,
  ): Composer =>
  async (deps, row, settings) => {
    const booking = await findBookingById(deps.db, row.subject);
    if (!booking) throw new Error(`no booking for ${row.topic}: ${row.subject}`);
    const language = row.language ?? booking.language;
    const contents = await compose(deps, { row, booking, language }, settings);
    return 'dropped' in contents ? contents : { language, name: plain(named(booking.contactName)), ...contents };
  };

const Corrected = z.object({ corrected: z.optional(z.boolean()) });

/** A confirmation with its invoice, the terms that were accepted and a calendar file; dropped once cancelled. */
export const confirmationMail = aboutBooking(async (deps, about, settings) => {
  const { row, booking, language } = about;
  if (booking.status === 'cancelled') return cancelledSince;
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
    line.kind === 'supplement' && line.correction && row.dedupeKey === `storefront-${line.correction.id}`
      ? [line.number]
      : [],
  );
  const papers = await issuedPapers(deps, booking, [booking.orderNo, ...told]);
  return {
    letter: confirmationTemplate({
      ...{ booking, receipt, links, now: deps.clock.now(), policy: settings.policy, terms: terms.length },
      ...{ corrected, credit: cents(booking.total - price.total), supplement: told[0] },
    }),
    calendar: calendarOf(deps, about, { method: 'REQUEST', url: links.booking, ...settings }),
    attachments: [...(await papersAttached(papers, language)), ...terms],
  };
});

type Entry = Pick<OperatorSettings, 'contact'> & { method: 'REQUEST' | 'CANCEL'; url: string };

function calendarOf(
  { publicUrl, mailFrom, clock }: Composing,
  { booking, language }: Subject,
  { method, url, contact }: Entry,
): NonNullable<Contents['calendar']> {
  const visit = visitOf(booking, { method, url, contact, language, publicUrl, mailFrom, stampedAt: clock.now() });
  return { method, filename: language === 'fr' ? 'visite.ics' : 'visit.ics', content: calendarFile(visit) };
}

export const cancellationMail = aboutBooking(async (deps, about, settings) => {
  const { booking, language } = about;
  if (booking.status !== 'cancelled') return { dropped: 'cancellation-undone' };
  const { booking: bookingLink } = await bookingLinks(deps, booking, language);
  const account = await accountOfBooking(deps.db, booking);
  return {
    letter: cancellationTemplate({ booking, account, bookingLink, policy: settings.policy }),
    calendar: calendarOf(deps, about, { method: 'CANCEL', url: bookingLink, ...settings }),
  };
});

export const certificateMail = aboutBooking(async (deps, { booking, language }, { contact }) => {
  const number = await findCertificateNumber(deps.db, booking.id);
  if (number === null) return { dropped: 'not-done' };
  const { booking: bookingLink } = await bookingLinks(deps, booking, language);
  const links = { booking: bookingLink, certificate: certificatePage(deps, number, language) };
  const files = await Promise.all(
    withFrench(language).map((one) => certificateFile(deps, { booking, number, contact, language: one })),
  );
  return {
    letter: certificateTemplate({ booking, number, links }),
    attachments: files.map(({ name: filename, body: content }) => ({
      filename,
      contentType: 'application/pdf',
      content,
    })),
  };
});

/** The link of a booking, sent again on request; for a VIP, also the link to the free refresh. */
export const bookingLinkMail = aboutBooking(async (deps, { booking, language }) => {
  const site = siteIn(deps, language);
  const { token, expiresAt } = await newestToken(deps, booking, 'order');
  const refresh = hasFreeRefresh(booking, services) ? `${site}/calendar-booking?offer=${token}` : null;
  const links = { booking: bookingPage(site, booking, token), refresh };
  return { letter: bookingLinkTemplate({ booking, until: today(expiresAt, schedule.timeZone), links }) };
});

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
export const rescheduleMail = aboutBooking(async (deps, about, settings) => {
  const { row, booking, language } = about;
  const told = Moved.parse(row.detail);
  if (booking.status === 'cancelled') return cancelledSince;
  if (booking.calendarSequence > told.sequence) return { dropped: 'moved' };
  const links = await bookingLinks(deps, booking, language);
  const facts = { booking, links, now: deps.clock.now(), policy: settings.policy };
  return {
    letter:
      'stands' in told
        ? standsTemplate(facts)
        : rescheduleTemplate({
            ...facts,
            movedBy: told.movedBy,
            from: { date: told.fromDate, time: told.fromTime },
          }),
    calendar: calendarOf(deps, about, { method: 'REQUEST', url: links.booking, ...settings }),
  };
});
