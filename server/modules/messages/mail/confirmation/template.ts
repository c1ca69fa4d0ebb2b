import { stepsPlace } from '#business/mails.ts';
import { refundRule } from '#domain/booking/refund-rule.ts';
import { inLanguage } from '#domain/language.ts';
import type { PaymentMethod } from '#domain/ledger/by-hand.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { deadlinesOf } from '#server/modules/bookings/deadlines.ts';
import { facade } from '../facade.ts';
import { letter, type Pen } from '../layout/letter.ts';
import { button, heading, link, note, type Piece, steps } from '../layout/parts.ts';
import { bookingPairs, visitWindow } from '../visit-parts.ts';
import { messages } from './messages.ts';

/** A visit that is on: its booking, the customer's secret links, and what decides about changes. */
export type VisitFacts = {
  booking: Booking;
  links: { booking: string; cancel: string };
  now: Date;
  policy: VisitPolicy;
};

type ConfirmationFacts = VisitFacts & {
  /** Null if nothing was paid. */
  receipt: { transactionNo: string; approvalCode: string | null; method: PaymentMethod } | null;
  /** How many texts of the terms are attached: the accepted one, and French with an English one. */
  terms: number;
  /** Whether it is about a corrected storefront, and the resulting price reduction. */
  corrected?: boolean | undefined;
  credit?: Cents;
  /** The number of the supplementary invoice that goes with it. */
  supplement?: string | undefined;
};

/** The mail worth keeping: everything about the visit just booked. */
export const confirmationTemplate = letter(messages, (facts: ConfirmationFacts, text, pen) => {
  const { booking, receipt, links, corrected, credit = cents(0), supplement } = facts;
  const { orderNo, coatingType, appointmentDate, base, total } = booking;
  const day = pen.day(appointmentDate);
  const { line, paragraphs } = pen.own({ day, order: orderNo });
  return {
    subject: corrected ? text.correctedSubject(day, orderNo) : line('confirmation-subject'),
    preview: text.preview(pen.service(coatingType), pen.time(booking.appointmentTime)),
    reference: orderNo,
    why: pen.words.whyBooked,
    title: corrected ? text.correctedTitle : line('confirmation-title'),
    parts: [
      pen.hello(booking.contactName),
      corrected ? text.corrected : paragraphs('confirmation-text'),
      facade(booking.selectedLayout, 'day', pen.language),
      visitWindow(booking, pen.language),
      button(pen.words.open, links.booking),
      heading(text.details),
      bookingPairs(booking, pen.language),
      heading(text.payment),
      pen.pairs(
        [
          [pen.service(coatingType), pen.money(base)],
          ...pen.taxes(booking),
          credit > 0 && [text.paidTotal, pen.money(total)],
          credit > 0 && [text.credit, `\u2212${pen.money(credit)}`],
          [pen.words.total, pen.money(cents(total - credit))],
        ],
        { sum: true },
      ),
      receipt &&
        (receipt.method === 'card'
          ? text.paid(receipt.transactionNo, receipt.approvalCode ?? '')
          : text.paidByHand[receipt.method]),
      total === 0 && text.nothingDue,
      text.attached(facts.terms),
      supplement !== undefined && text.supplement(supplement),
      heading(text.next),
      steps(paragraphs(stepsPlace(coatingType))),
      heading(text.weather),
      paragraphs('confirmation-weather'),
      changes(facts, pen, link),
    ],
  };
});

/** Until when the visit can be moved, what a cancellation refunds, as of the time of writing, and the links to both. */
export function changes(facts: VisitFacts, { language, moment, words, questions }: Pen, opens = button): Piece {
  const { booking, links, policy } = facts;
  const text = inLanguage(messages, language);
  const { moveUntil, refundUntil } = deadlinesOf(booking, policy);
  return [
    heading(text.changes),
    text.page(moment(moveUntil)),
    opens(words.open, links.booking),
    cancelRule(),
    link(text.cancel, links.cancel),
    questions,
    note(words.secret),
  ];

  function cancelRule(): string {
    if (booking.paymentMethod === 'gift') return text.freeOfCharge;
    const [isOver, isFree] = [facts.now >= refundUntil, booking.total === 0];
    const atStake = isFree ? 'refresh' : 'payment';
    const rule = refundRule({ atStake, until: moment(refundUntil), isOver }, language);
    return [text.mayCancel, rule, !isOver && !isFree && text.refundDays].filter(Boolean).join(' ');
  }
}
