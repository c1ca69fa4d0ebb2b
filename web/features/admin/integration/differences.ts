import { isDay } from '#domain/calendar/day.ts';
import { formatMoney } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { parseDecimal } from '#domain/money.ts';
import { dayOf } from '#web/features/admin/shell/labels.ts';
import { named } from '#web/features/admin/shell/named.ts';
import { formatShortVisit } from '#web/ui/when.ts';
import { messages } from './differences.messages.ts';

/** What differs, in words; what is not known is left as it is stored. */
export const whatInWords = (what: string, language: Language): string => named(messages[language].whats, what);

export const sourceInWords = (source: string, language: Language): string => named(messages[language].sources, source);

/** What one source says: an amount, a day, a visit, a state; several of them stay beside each other. */
export function saysInWords(says: string, language: Language): string {
  const amount = /^-?\d+\.\d\d$/.test(says) ? parseDecimal(says) : null;
  if (amount !== null) return formatMoney(amount, language);
  return says
    .split(/, | and /)
    .map((part) => {
      if (isDay(part)) return dayOf(part, language);
      const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d{1,2}:\d\d [AP]M)$/.exec(part) ?? [];
      return date && time ? formatShortVisit(date, time, language) : named(messages[language].says, part);
    })
    .join(', ');
}
