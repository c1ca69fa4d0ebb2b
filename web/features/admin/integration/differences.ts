import type { ComparedDifference } from '#contract/admin/integration.ts';
import { formatMoney } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { differenceWords } from '#domain/ledger/difference.messages.ts';
import { cents } from '#domain/money.ts';
import { dayOf } from '#web/features/admin/shell/labels.ts';
import { formatShortVisit } from '#web/ui/when.ts';

type Said = ComparedDifference['between'][number]['says'][number];

/** What one source has on record: amounts, days, visits and states beside each other. */
export const saysInWords = (says: readonly Said[], language: Language): string =>
  says.map((said) => saidInWords(said, language)).join(', ');

function saidInWords(said: Said, language: Language): string {
  if ('amount' in said) return formatMoney(cents(said.amount), language);
  if ('date' in said)
    return said.time === null ? dayOf(said.date, language) : formatShortVisit(said.date, said.time, language);
  return 'state' in said ? differenceWords.states[said.state][language] : said.text;
}
