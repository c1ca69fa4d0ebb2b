import { serviceName } from '#business/services.ts';
import { formatLongDate, formatMoney } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import type { Account } from '#domain/ledger/account.ts';
import { sum } from '#domain/money.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { deadlinesOf } from '#server/modules/bookings/deadlines.ts';
import { dayAndTime, momentInWords } from '../dates.ts';
import { named } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { editedText, paragraphs } from '../layout/edited-text.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { heading, link, pairs, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { messages } from './messages.ts';

export type CancellationFacts = {
  booking: Booking;
  account: Pick<Account, 'charged' | 'credited' | 'owed' | 'kept'>;
  bookingLink: string;
  policy: VisitPolicy;
};

/** A visit was cancelled: confirms it, and the refund. */
export function cancellationTemplate(facts: CancellationFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const { booking, bookingLink } = facts;
  const [text, words] = [inLanguage(messages, language), inLanguage(shared, language)];
  const { orderNo, reference, clientId, coatingType, appointmentDate, appointmentTime, cancelledAt } = booking;
  const fillIns = {
    day: formatLongDate(appointmentDate, language),
    order: orderNo,
    visit: dayAndTime(appointmentDate, appointmentTime, language),
  };
  return layout({
    ...context,
    subject: editedText(context, 'cancellation-subject', fillIns),
    preview: text.preview,
    reference: orderNo,
    why: words.whyBooked,
    parts: [
      title(editedText(context, 'cancellation-title', fillIns)),
      paragraph(words.greeting(named(booking.contactName))),
      ...paragraphs(context, 'cancellation-text', fillIns),
      heading(text.refund),
      paragraph(whatComesBack(facts, language)),
      ...why(booking, language).map(paragraph),
      pairs(
        [
          [words.order, orderNo],
          [words.bookingId, reference],
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

function whatComesBack(
  { booking, account: { charged, credited, owed, kept }, policy }: CancellationFacts,
  language: Language,
): string {
  const { refundStatus, total, refreshOf, paymentMethod, cancellationReason } = booking;
  const text = inLanguage(messages, language);
  const back = formatMoney(sum(credited.total, owed.total), language);
  const isByHand = paymentMethod === 'cash' || paymentMethod === 'transfer';
  if (kept.total > 0 && kept.total < charged.total) return text.some(back);
  if (owed.total > 0) {
    const amount = formatMoney(owed.total, language);
    if (isByHand) return text.pendingByHand(amount);
    if (refundStatus === 'review') return text.review(amount);
    return owed.total < charged.total ? text.rest(amount) : text.pending(amount);
  }
  if (credited.total > 0) return isByHand ? text.refundedByHand(back) : text.refunded(back);
  if (total > 0)
    return cancellationReason === 'operator' ? text.kept : text.notEligible(refundEnded(booking, policy, language));
  if (refreshOf === null || paymentMethod === 'gift') return text.notNeeded;
  if (refundStatus === 'not-eligible') return text.refreshUsed;
  return `${text.notNeeded} ${cancellationReason === 'platinum' ? text.refreshOver : text.refreshKept}`;
}

/** The promised terms; the settings may have been relaxed since the cancellation. */
const refundEnded = (booking: Booking, policy: VisitPolicy, language: Language): string =>
  momentInWords(booking.refundUntil ?? deadlinesOf(booking, policy).refundUntil, language);

/** Why the refund is less than was paid, and why a paid refresh is cancelled. */
function why({ withheld, cancellationReason, total }: Booking, language: Language): string[] {
  const text = inLanguage(messages, language);
  const isOver = cancellationReason === 'earlier' || (cancellationReason === 'platinum' && total > 0);
  return [
    ...(withheld === null ? [] : [text.refreshDone(formatMoney(withheld, language))]),
    ...(isOver ? [text.earlierOver] : []),
  ];
}
