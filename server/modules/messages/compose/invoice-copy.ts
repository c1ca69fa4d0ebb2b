import * as z from 'zod/mini';
import { papersOf } from '#domain/documents/listed.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { papersAttached } from '#server/modules/documents/attached.ts';
import { issuedPapers } from '#server/modules/documents/issue.ts';
import { accountOfBooking, type BookingAccount } from '#server/modules/refunds/account.ts';
import { subjectOfRefund } from '#server/modules/refunds/queries.ts';
import { invoiceCopyTemplate } from '../mail/invoice-copy/template.ts';
import type { Composer } from './types.ts';

const About = z.object({ of: z.optional(z.string()) });

/** What the row calls a paper: it is queued before the paper has its number. */
function nameOf(line: BookingAccount['lines'][number]): string {
  if (line.kind === 'sale') return 'sale';
  if (line.kind === 'credit') return subjectOfRefund(line.refund);
  return line.charge?.id ?? `storefront-${line.correction?.id}`;
}

/** One paper, or all there are, for the second address of a booking; dropped once the booking has another. */
export const invoiceCopyMail: Composer = async (deps, { subject, recipient, language: own, detail }) => {
  const booking = await findBookingById(deps.db, subject);
  if (!booking || booking.invoiceEmail !== recipient) return { dropped: 'address-settled' };
  const { of } = About.parse(detail ?? {});
  const account = await accountOfBooking(deps.db, booking);
  const meant = account.lines.filter((line) => of === undefined || nameOf(line) === of).map(({ number }) => number);
  const numbers = papersOf(account).flatMap(({ number }) => (meant.includes(number) ? [number] : []));
  const papers = await issuedPapers(deps, booking, numbers);
  if (papers.length === 0) return { dropped: 'no-paper' };
  const language = own ?? booking.language;
  return {
    letter: invoiceCopyTemplate({ orderNo: booking.orderNo, papers }),
    language,
    attachments: await papersAttached(papers, language),
  };
};
