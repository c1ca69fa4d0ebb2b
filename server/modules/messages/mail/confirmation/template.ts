import { stepsPlace } from '#business/mails.ts';
import { refundRule } from '#domain/booking/refund-rule.ts';
import { inLanguage } from '#domain/language.ts';
import type { PaymentMethod } from '#domain/ledger/by-hand.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { deadlinesOf } from '#server/modules/bookings/deadlines.ts';
import { letter, type Pen } from '../layout/letter.ts';
import { beside, button, columns, fine, heading, link, note, type Piece, steps } from '../layout/parts.ts';
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
  const { booking, receipt, corrected, credit = cents(0), supplement } = facts;
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
      visitWindow(booking, pen.language),
      opening(facts, pen),
      columns(
        [heading(text.details), bookingPairs(booking, pen.language, { placed: true }), attached()],
        [heading(text.payment), payment()],
        56,
      ),
      columns(
        [heading(text.next), steps(paragraphs(stepsPlace(coatingType)))],
        [heading(text.weather), fine(...paragraphs('confirmation-weather'))],
        57,
      ),
      changes(facts, pen),
    ],
  };

  function attached(): Piece {
    return [note(text.attached(facts.terms)), supplement !== undefined && note(text.supplement(supplement))];
  }

  function payment(): Piece {
    return [
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
        note(
          receipt.method === 'card'
            ? text.paid(receipt.transactionNo, receipt.approvalCode ?? '')
            : text.paidByHand[receipt.method],
        ),
      total === 0 && note(text.nothingDue),
    ];
  }
});

/** Below the day: the way to the booking, and out of it. */
export const opening = ({ links }: Pick<VisitFacts, 'links'>, { language, words }: Pen): Piece =>
  beside(button(words.open, links.booking), link(messages.cancel[language], links.cancel));

/** Until when the visit can be moved, and what a cancellation refunds, as of the time of writing. */
export function changes(facts: VisitFacts, { language, moment, words, questions }: Pen): Piece {
  const { booking, policy } = facts;
  const text = inLanguage(messages, language);
  const { moveUntil, refundUntil } = deadlinesOf(booking, policy);
  return [
    heading(text.changes),
    fine(`${text.page(moment(moveUntil))} ${cancelRule()}`),
    note(`${questions} ${words.secret}`),
  ];

  function cancelRule(): string {
    if (booking.paymentMethod === 'gift') return text.freeOfCharge;
    const [isOver, isFree] = [facts.now >= refundUntil, booking.total === 0];
    const atStake = isFree ? 'refresh' : 'payment';
    const rule = refundRule({ atStake, until: moment(refundUntil), isOver }, language);
    return [text.mayCancel, rule, !isOver && !isFree && text.refundDays].filter(Boolean).join(' ');
  }
}
