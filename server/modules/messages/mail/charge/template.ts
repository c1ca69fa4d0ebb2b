import { layoutName, sizeName } from '#domain/names.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { isolate } from '../isolate.ts';
import { letter } from '../layout/letter.ts';
import { button, link } from '../layout/parts.ts';
import { messages } from './messages.ts';

type ChargeFacts = {
  booking: Pick<Booking, 'orderNo' | 'contactName' | 'appointmentDate' | 'appointmentTime'>;
  quote: RatedQuote;
  /** What the extra is; null for the difference of a storefront. */
  reason: string | null;
  storefront: { storefrontSize: string; selectedLayout: string } | null;
  /** Where it is paid and until when. */
  pay: { link: string; until: Date };
};

/** More is asked for on a booking: the link to pay it by card. */
export const chargeTemplate = letter(messages, (facts: ChargeFacts, text, { words, ...pen }) => {
  const { booking, quote, reason, storefront, pay } = facts;
  const [amount, until] = [pen.money(quote.total), pen.moment(pay.until)];
  const { storefrontSize = '', selectedLayout = '' } = storefront ?? {};
  const name = [sizeName(storefrontSize, pen.language), layoutName(selectedLayout, pen.language)];
  return {
    subject: text.subject(amount, booking.orderNo),
    preview: text.preview(amount, until),
    reference: booking.orderNo,
    why: text.why,
    title: text.title,
    parts: [
      pen.hello(booking.contactName),
      reason === null ? text.storefront(name.filter(Boolean).join(', ')) : text.extra(isolate(reason)),
      text.until(until),
      button(text.pay, pay.link),
      pen.pairs(
        [
          [words.order, booking.orderNo],
          [text.visit, pen.visit(booking.appointmentDate, booking.appointmentTime)],
          [text.base, pen.money(quote.base)],
          ...pen.taxes(quote),
          [words.total, amount],
        ],
        { sum: true },
      ),
      pen.questions,
    ],
  };
});

/** It is no longer asked for. */
export const chargeWithdrawnTemplate = letter(
  messages,
  ({ booking, quote }: Pick<ChargeFacts, 'booking' | 'quote'>, text, pen) => ({
    subject: text.withdrawnSubject(booking.orderNo),
    preview: text.withdrawnTitle,
    reference: booking.orderNo,
    why: text.why,
    title: text.withdrawnTitle,
    parts: [
      pen.hello(booking.contactName),
      text.withdrawn(pen.money(quote.total)),
      pen.pairs([[pen.words.order, booking.orderNo]]),
      pen.questions,
    ],
  }),
);

type PaidFacts = Pick<ChargeFacts, 'booking' | 'quote'> & { number: string; bookingLink: string };

/** It was paid; its invoice goes with it. */
export const chargePaidTemplate = letter(messages, ({ booking, quote, number, bookingLink }: PaidFacts, text, pen) => {
  const amount = pen.money(quote.total);
  return {
    subject: text.paidSubject(amount, booking.orderNo),
    preview: text.paid(amount),
    reference: booking.orderNo,
    why: text.why,
    title: text.paidTitle,
    parts: [
      pen.hello(booking.contactName),
      text.paid(amount),
      pen.pairs([[text.base, pen.money(quote.base)], ...pen.taxes(quote), [pen.words.total, amount]], { sum: true }),
      text.invoice(number),
      link(text.see, bookingLink),
      pen.questions,
    ],
  };
});
