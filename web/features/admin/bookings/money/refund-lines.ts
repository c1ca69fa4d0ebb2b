import type { BookingRefund } from '#contract/admin/money.ts';
import { formatMoney } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './money.messages.ts';

/** A refund in two lines: how much and why, and how it stands. */
export function refundLines({ at, reason, amount, state, waits, doneAt }: BookingRefund, language: Language) {
  const words = messages[language];
  const stands = waits ? words.waits : words.states[state];
  return {
    what: words.refund(words.reasons[reason], formatMoney(cents(amount), language)),
    stands: `${stands}, ${formatInstant(doneAt ?? at, language)}`,
  };
}
