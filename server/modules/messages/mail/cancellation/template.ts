import { inLanguage } from '#domain/language.ts';
import type { Account } from '#domain/ledger/account.ts';
import { sum } from '#domain/money.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { deadlinesOf } from '#server/modules/bookings/deadlines.ts';
import { letter, type Pen } from '../layout/letter.ts';
import { heading, link } from '../layout/parts.ts';
import { messages as refunded } from '../refund/messages.ts';
import { messages } from './messages.ts';

type CancellationFacts = {
  booking: Booking;
  account: Pick<Account, 'charged' | 'credited' | 'owed' | 'kept'>;
  bookingLink: string;
  policy: VisitPolicy;
};

export const cancellationTemplate = letter(messages, (facts: CancellationFacts, text, pen) => {
  const { words } = pen;
  const { booking, bookingLink } = facts;
  const { orderNo, reference, clientId, coatingType, appointmentDate, appointmentTime, cancelledAt } = booking;
  const { line, paragraphs } = pen.own({
    day: pen.day(appointmentDate),
    order: orderNo,
    visit: pen.visit(appointmentDate, appointmentTime),
  });
  return {
    subject: line('cancellation-subject'),
    preview: text.preview,
    reference: orderNo,
    why: words.whyBooked,
    title: line('cancellation-title'),
    parts: [
      pen.hello(booking.contactName),
      paragraphs('cancellation-text'),
      heading(text.refund),
      whatComesBack(facts, pen),
      booking.withheld !== null && text.refreshDone(pen.money(booking.withheld)),
      isOver(booking) && text.earlierOver,
      pen.pairs([
        [words.order, orderNo],
        [words.bookingId, reference],
        [words.clientId, clientId],
        [words.service, pen.service(coatingType)],
        cancelledAt !== null && [text.cancelledAt, pen.moment(cancelledAt)],
      ]),
      text.calendar,
      link(text.open, bookingLink),
      pen.questions,
    ],
  };
});

function whatComesBack({ booking, account, policy }: CancellationFacts, { language, money, moment }: Pen): string {
  const { charged, credited, owed, kept } = account;
  const { refundStatus, total, refreshOf, paymentMethod, cancellationReason } = booking;
  const text = inLanguage(messages, language);
  const back = money(sum(credited.total, owed.total));
  const isByHand = paymentMethod === 'cash' || paymentMethod === 'transfer';
  if (kept.total > 0 && kept.total < charged.total) return text.some(back);
  if (owed.total > 0) {
    const amount = money(owed.total);
    if (isByHand) return text.pendingByHand(amount);
    if (refundStatus === 'review') return text.review(amount);
    return owed.total < charged.total ? text.rest(amount) : text.pending(amount);
  }
  if (credited.total > 0) return isByHand ? refunded.byHand[language](back) : text.refunded(back);
  // The promised terms; the settings may have been relaxed since the cancellation.
  const until = () => moment(booking.refundUntil ?? deadlinesOf(booking, policy).refundUntil);
  if (total > 0) return cancellationReason === 'operator' ? text.kept : text.notEligible(until());
  if (refreshOf === null || paymentMethod === 'gift') return text.notNeeded;
  if (refundStatus === 'not-eligible') return text.refreshUsed;
  return `${text.notNeeded} ${cancellationReason === 'platinum' ? text.refreshOver : text.refreshKept}`;
}

/** Whether a paid refresh is cancelled because of the visit that it refreshes. */
const isOver = ({ cancellationReason, total }: Booking): boolean =>
  cancellationReason === 'earlier' || (cancellationReason === 'platinum' && total > 0);
