import { type IsoDate, isDay } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { plainWord } from '../plain-word.ts';

/** The months by their unique prefixes, in both languages. */
const months = [
  ...[['jan'], ['feb', 'fev'], ['mar'], ['apr', 'avr'], ['may', 'mai'], ['jun', 'juin'], ['jul', 'juil']],
  ...[['aug', 'aou'], ['sep'], ['oct'], ['nov'], ['dec']],
];
const monthOf = (word: string): number => {
  const plain = plainWord(word);
  return plain.length < 3 ? 0 : months.findIndex((names) => names.some((name) => plain.startsWith(name))) + 1;
};

/** Two readings, with no way to tell which is meant. */
export type Ambiguous = { ambiguous: true };

const dayOf = (year: string, month: number | string, day: string): IsoDate | null => {
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
};

/**
 * A day as spreadsheets and people write it, in either language: `2025-5-13`, `2025/05/13`, `13 mai 2025`, `May 13, 2025`, an
 * ISO date with a time. `05/06/2025` could be either month: it is ambiguous, while `13/05/2025` is not.
 */
export function readDay(cell: string, timeZone: string): IsoDate | Ambiguous | null {
  const text = cell.trim();
  const [, year = '', month = '', day = '', time] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\.?(?:[T ]+(\d{1,2}:\d{2}.*))?$/.exec(text) ?? [];
  if (year !== '')
    return time === undefined ? dayOf(year, month, day) : dayOfInstant(dayOf(year, month, day), text, time, timeZone);
  const [, compact = '', inYear = '', onDay = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (compact !== '') return dayOf(compact, inYear, onDay);
  return numericDay(text) ?? wordedDay(text);
}

/** An instant with a zone is read in business time; midnight in any zone is how programs write a plain day. */
function dayOfInstant(day: IsoDate | null, text: string, time: string, timeZone: string): IsoDate | null {
  if (day === null || !/^\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?|Z|[+-]\d{2}:?\d{2})?$/i.test(time))
    return null;
  const isInstant = /(?:Z|[+-]\d{2}:?\d{2})$/.test(time) && !/^00:00(?::00(?:[.,]0+)?)?\D/.test(time);
  if (!isInstant) return day;
  const instant = new Date(text.replace(' ', 'T'));
  return Number.isNaN(instant.getTime()) ? null : today(instant, timeZone);
}

/** `13/05/2025` and `05/13/2025`: one of the two is no month. */
function numericDay(text: string): IsoDate | Ambiguous | null {
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?:[T ]+0?0:00(?::00)?)?$/.exec(text) ?? [];
  if (year === '') return null;
  const found = [dayOf(year, second, first), dayOf(year, first, second)].filter((one) => one !== null);
  return new Set(found).size > 1 ? { ambiguous: true } : (found[0] ?? null);
}

/** `13 mai 2025`, `mardi 1er mai 2025`, `13-May-2025`, `May 13, 2025`. */
function wordedDay(text: string): IsoDate | null {
  const words = text.split(/[\s,./-]+/).filter((word) => word !== '' && !weekdays.test(plainWord(word) || word));
  const year = words.find((word) => /^\d{4}$/.test(word)) ?? '';
  const day =
    words.map((word) => /^(\d{1,2})(?:er|st|nd|rd|th|e)?$/i.exec(word)?.[1]).find((one) => one !== undefined) ?? '';
  const named = words.map(monthOf).filter((one) => one > 0);
  // In French `mar.` may be Tuesday or March.
  const [month, ...more] =
    named.length > 1 ? named.filter((_, index) => index > 0 || plainWord(words[0] ?? '') !== 'mar') : named;
  return words.length === 2 + named.length && month !== undefined && more.length === 0 ? dayOf(year, month, day) : null;
}

/** What may accompany a day, a month and a year without changing them. */
const weekdays =
  /^(?:le|de|the|of|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|(?:lun|mer|jeu|ven|sam)(?:di|credi|dredi|edi)?|mardi|dim(?:anche)?)$/;
