import type { BookingRefund } from '#contract/admin/money.ts';
import { formatMoney } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { messages as record } from '#web/features/admin/shell/booking-record.messages.ts';
import { momentOf } from '#web/features/admin/shell/labels.ts';
import { messages } from './money.messages.ts';

/** A refund in lines: how much and why, its state, and how an owner settled it. */
export function refundLines(refund: BookingRefund, language: Language) {
  const { at, reason, amount, state, byHand, waits, waitsFor, settled, doneAt } = refund;
  const words = inLanguage(messages, language);
  const behind = waitsFor === null ? null : words.waitsFor(formatMoney(cents(waitsFor), language));
  const stands = waits ? words.waits : (behind ?? words.states[byHand && state !== 'done' ? 'by-hand' : state]);
  return {
    what: words.refund(words.reasons[reason], formatMoney(cents(amount), language)),
    stands: `${stands}, ${momentOf(doneAt ?? at, language)}`,
    settled: settled && settledLine(settled, language),
  };
}

function settledLine(
  { outcome, by, at, reason, transactionNo }: NonNullable<BookingRefund['settled']>,
  language: Language,
) {
  const words = inLanguage(messages, language);
  const who = by ?? record.someone[language];
  const how = words.settledBy(words.settled[outcome], who, momentOf(at, language));
  return [how, ...(outcome === 'happened' && transactionNo ? [words.settledNumber(transactionNo)] : []), reason].join(
    '. ',
  );
}
