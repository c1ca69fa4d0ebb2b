import { stepsPlace } from '#business/mails.ts';
import { serviceName } from '#business/services.ts';
import { refundRule } from '#domain/booking/refund-rule.ts';
import { formatLongDate, formatMoney, formatTime } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import type { PaymentMethod } from '#domain/ledger/by-hand.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import { paragraphsOf } from '#domain/settings/text-words.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { deadlinesOf } from '#server/modules/bookings/deadlines.ts';
import { momentInWords } from '../dates.ts';
import { facade } from '../facade.ts';
import { named } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { editedText, paragraphs } from '../layout/edited-text.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { optional, type Part } from '../layout/part.ts';
import { button, heading, link, note, pairs, paragraph, steps, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { taxPairs } from '../tax-pairs.ts';
import { bookingPairs, visitWindow } from '../visit-parts.ts';
import { messages } from './messages.ts';

/** The addresses of a customer's secret links. */
export type BookingLinks = { booking: string; cancel: string };

export type ConfirmationFacts = {
  booking: Booking;
  /** Null if nothing was paid. */
  receipt: { transactionNo: string; approvalCode: string | null; method: PaymentMethod } | null;
  links: BookingLinks;
  now: Date;
  policy: VisitPolicy;
  /** How many texts of the terms are attached: the accepted one, and French with an English one. */
  terms: number;
  /** Whether it is about a corrected storefront, and the resulting price reduction. */
  corrected?: boolean | undefined;
  credit?: Cents | undefined;
  /** The number of the supplementary invoice that goes with it. */
  supplement?: string | undefined;
};

/** The mail worth keeping: everything about the visit just booked. */
export function confirmationTemplate(facts: ConfirmationFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const { booking, receipt, links, now, policy, corrected = false, credit = cents(0), supplement } = facts;
  const [text, words] = [inLanguage(messages, language), inLanguage(shared, language)];
  const { orderNo, appointmentDate, appointmentTime } = booking;
  const day = formatLongDate(appointmentDate, language);
  const fillIns = { day, order: orderNo };
  return layout({
    ...context,
    subject: corrected ? text.correctedSubject(day, orderNo) : editedText(context, 'confirmation-subject', fillIns),
    preview: text.preview(serviceName(booking.coatingType, language), formatTime(appointmentTime, language)),
    reference: orderNo,
    why: words.whyBooked,
    parts: [
      title(corrected ? text.correctedTitle : editedText(context, 'confirmation-title', fillIns)),
      paragraph(words.greeting(named(booking.contactName))),
      ...(corrected ? [paragraph(text.corrected)] : paragraphs(context, 'confirmation-text', fillIns)),
      ...facade(booking.selectedLayout, 'day', language),
      visitWindow(booking, language),
      button(text.open, links.booking),
      heading(text.details),
      bookingPairs(booking, language),
      heading(text.payment),
      amounts(booking, credit, language),
      ...optional(receipt !== null, paragraph(howPaid(receipt, language))),
      ...optional(booking.total === 0, paragraph(text.nothingDue)),
      paragraph(text.attached(facts.terms)),
      ...optional(supplement !== undefined, paragraph(text.supplement(supplement ?? ''))),
      heading(text.next),
      steps(paragraphsOf(editedText(context, stepsPlace(booking.coatingType), fillIns))),
      heading(text.weather),
      ...paragraphs(context, 'confirmation-weather', fillIns),
      heading(text.changes),
      paragraph(moveRule(booking, policy, language)),
      link(text.open, links.booking),
      paragraph(cancelRule(booking, { now, policy }, language)),
      link(text.cancel, links.cancel),
      questions(context),
      note(words.secret),
    ],
  });
}

function howPaid(receipt: ConfirmationFacts['receipt'], language: Language): string {
  const text = inLanguage(messages, language);
  if (receipt === null || receipt.method === 'card')
    return text.paid(receipt?.transactionNo ?? '', receipt?.approvalCode ?? '');
  return text.paidByHand[receipt.method];
}

function amounts(booking: Booking, credit: Cents, language: Language): Part {
  const text = inLanguage(messages, language);
  const { coatingType, base, total } = booking;
  return pairs(
    [
      [serviceName(coatingType, language), formatMoney(base, language)],
      ...taxPairs(booking, language),
      ...(credit > 0
        ? ([
            [text.paidTotal, formatMoney(total, language)],
            [text.credit, `\u2212${formatMoney(credit, language)}`],
          ] as const)
        : []),
      [text.total, formatMoney(cents(total - credit), language)],
    ],
    language,
    { sum: true },
  );
}

/** Until when the visit can be moved. */
export const moveRule = (booking: Booking, policy: VisitPolicy, language: Language): string =>
  messages.page[language](momentInWords(deadlinesOf(booking, policy).moveUntil, language));

/** What a cancellation refunds, and until when, as of the time of writing. */
export function cancelRule(
  booking: Booking,
  { now, policy }: { now: Date; policy: VisitPolicy },
  language: Language,
): string {
  const text = inLanguage(messages, language);
  if (booking.paymentMethod === 'gift') return text.freeOfCharge;
  const { refundUntil } = deadlinesOf(booking, policy);
  const [isOver, isFree] = [now >= refundUntil, booking.total === 0];
  const until = momentInWords(refundUntil, language);
  const rule = refundRule({ atStake: isFree ? 'refresh' : 'payment', until, isOver }, language);
  return [text.mayCancel, rule, !isOver && !isFree && text.refundDays].filter(Boolean).join(' ');
}
