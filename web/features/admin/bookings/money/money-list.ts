import type { BookingMoney, BookingRefund } from '#contract/admin/money.ts';
import type { Language } from '#domain/language.ts';
import type { Pair } from '#web/ui/description-list.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { money } from './amount.ts';
import { messages } from './money.messages.ts';

/** What was paid, what went back or is on its way, and what remains. */
export function moneyPairs({ paid, givenBack, underWay, left }: BookingMoney, language: Language): Pair[] {
  const words = messages[language];
  const amounts: [string, number][] = [
    [words.paid, paid],
    [words.givenBack, givenBack],
    [words.underWay, underWay],
    [words.left, left],
  ];
  return amounts.map(([label, amount]) => ({ label, value: money(amount, language) }));
}

/** A refund in two lines: how much and why, and how it stands. */
export function refundTold({ at, reason, amount, state, waits, doneAt }: BookingRefund, language: Language) {
  const words = messages[language];
  const stands = waits ? words.waits : words.states[state];
  return {
    what: words.refund(words.reasons[reason], money(amount, language)),
    stands: `${stands}, ${formatInstant(doneAt ?? at, language)}`,
  };
}
