import { formatLongDate, formatMoney } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { serviceName } from '#domain/names.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { dayAndTime, momentInWords } from '../dates.ts';
import { isolate } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { letter, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { heading, link, pairs, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { said, worded } from '../layout/worded.ts';
import { messages } from './messages.ts';

export type CancellationFacts = {
  booking: Booking;
  bookingLink: string;
  policy: VisitPolicy;
};

/** A visit was cancelled: that it is over, and what comes back. */
export function cancellationTemplate(facts: CancellationFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const { booking, bookingLink, policy } = facts;
  const [text, words] = [messages[language], shared[language]];
  const { orderNo, clientId, coatingType, appointmentDate, appointmentTime, cancelledAt } = booking;
  const told = {
    day: formatLongDate(appointmentDate, language),
    order: orderNo,
    visit: dayAndTime(appointmentDate, appointmentTime, language),
  };
  return letter({
    ...context,
    subject: worded(context, 'cancellation-subject', told),
    preview: text.preview,
    reference: orderNo,
    why: words.whyBooked,
    parts: [
      title(worded(context, 'cancellation-title', told)),
      paragraph(words.greeting(isolate(booking.contactName))),
      ...said(context, 'cancellation-text', told),
      heading(text.refund),
      paragraph(whatComesBack(booking, policy, language)),
      pairs(
        [
          [words.order, orderNo],
          [words.clientId, clientId],
          [words.service, serviceName(coatingType, language)],
          ...(cancelledAt ? [[text.cancelledAt, momentInWords(cancelledAt, language)] as const] : []),
        ],
        language,
      ),
      paragraph(text.calendar),
      link(text.open, bookingLink),
      questions(context),
    ],
  });
}

function whatComesBack(booking: Booking, { refundCutoffHours }: VisitPolicy, language: Language): string {
  const { refundStatus, creditAmount, total, refreshOf, paymentMethod } = booking;
  const text = messages[language];
  const amount = formatMoney(creditAmount ?? total, language);
  const part = creditAmount !== null && creditAmount < total;
  if (paymentMethod === 'cash' || paymentMethod === 'transfer') {
    if (refundStatus === 'pending') return text.pendingByHand(amount);
    if (refundStatus === 'refunded') return text.refundedByHand(amount);
  }
  if (part && refundStatus === 'pending') return text.rest(amount);
  if (part && refundStatus === 'refunded') return text.restRefunded(amount);
  if (refundStatus === 'pending' || refundStatus === 'refunded' || refundStatus === 'review')
    return text[refundStatus](amount);
  if (refundStatus === 'not-eligible')
    return booking.cancellationReason === 'operator' ? text.kept : text.notEligible(refundCutoffHours);
  if (total > 0) return text.returned;
  if (refreshOf === null || paymentMethod === 'gift') return text.notNeeded;
  return `${text.notNeeded} ${booking.cancellationReason === 'platinum' ? text.refreshOver : text.refreshKept}`;
}
