import type { BookingChoice } from '#domain/booking/checkout.ts';
import { refundRule } from '#domain/booking/refund-rule.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { letter } from '../layout/letter.ts';
import { button, heading, note } from '../layout/parts.ts';
import { messages } from './messages.ts';

export type PaymentLinkFacts = {
  choice: Pick<BookingChoice, 'appointmentDate' | 'appointmentTime' | 'coatingType'>;
  quote: RatedQuote;
  contactName: string;
  link: string;
  expiresAt: Date;
  /** For a withdrawn link, which its recipient is notified of. */
  occasion: 'held' | 'reminder' | 'withdrawn';
  /** The full-refund deadline that the booking will promise. */
  refund: { until: Date; isOver: boolean };
};

/** A payment link for what was agreed on the phone; its reminder; its withdrawal. */
export const paymentLinkTemplate = letter(messages, (facts: PaymentLinkFacts, text, { words, ...pen }) => {
  const { choice, quote, contactName, link, expiresAt, occasion, refund } = facts;
  const { appointmentDate, appointmentTime, coatingType } = choice;
  const day = pen.day(appointmentDate);
  if (occasion === 'withdrawn')
    return {
      subject: text.withdrawnSubject(day),
      preview: text.nothingDue,
      why: text.why,
      title: text.withdrawnTitle,
      parts: [text.withdrawn(day), pen.questions],
    };
  const mail = occasion === 'reminder' ? 'reminder' : 'payment';
  const { line, paragraphs } = pen.own({ day });
  const until = pen.moment(expiresAt);
  return {
    subject: line(`${mail}-subject`),
    preview: text.preview(pen.money(quote.total), until),
    why: text.why,
    title: line(`${mail}-title`),
    parts: [
      pen.hello(contactName),
      paragraphs(`${mail}-text`),
      text.until(until),
      button(text.pay, link),
      heading(text.details),
      pen.pairs(
        [
          [text.visit, pen.visit(appointmentDate, appointmentTime)],
          [pen.service(coatingType), pen.money(quote.base)],
          ...pen.taxes(quote),
          [words.total, pen.money(quote.total)],
        ],
        { sum: true },
      ),
      occasion !== 'reminder' && text.safe,
      refundRule({ ...refund, atStake: 'payment', until: pen.moment(refund.until) }, pen.language),
      pen.questions,
      note(words.secret),
    ],
  };
});
