import type { Figures } from '#contract/admin/reports.ts';
import { addMonths, type IsoMonth, monthsBetween } from '#domain/calendar/months.ts';
import { formatMonth, formatShortDate } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';

/** `October 2025`, `octobre 2025`. */
export const monthName = (month: IsoMonth, language: Language): string =>
  formatMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)), language);

/** `Oct`, `oct.`; with the last two figures of the year where it begins, so that years are told apart. */
export function shortMonth(month: IsoMonth, language: Language): string {
  const name = formatShortDate(`${month}-10`, language)
    .replace(/^\S+ /, '')
    .replace(/\s?10\s?/, '');
  return month.endsWith('-01') ? `${name} ${month.slice(2, 4)}` : name;
}

type Known = Pick<Figures, 'first' | 'latest'>;

/** The months that may be chosen, newest first: those with data, and the last twelve. */
export function monthsToChoose({ first, latest }: Known): IsoMonth[] {
  const twelve = addMonths(latest, -11);
  return monthsBetween(first < twelve ? first : twelve, latest).toReversed();
}

/** The same plus a month that is shown but not among them. */
export function monthsAround(shown: IsoMonth, known: Known): IsoMonth[] {
  const months = monthsToChoose(known);
  return months.includes(shown) ? months : [...months, shown].toSorted().toReversed();
}

type Span = { from: IsoMonth; to: IsoMonth };

/** A span that begins with another month; it ends no earlier. */
export const periodFrom = (from: IsoMonth, { to }: Span): Span => ({ from, to: from > to ? from : to });

/** A span that ends with another month; it begins no later. */
export const periodTo = (to: IsoMonth, { from }: Span): Span => ({ from: to < from ? to : from, to });

export const lastTwelve = ({ latest }: Known) => ({ from: addMonths(latest, -11), to: latest });
export const thisYear = ({ latest }: Known) => ({ from: `${latest.slice(0, 4)}-01`, to: latest });
export function lastYear({ latest }: Known) {
  const year = Number(latest.slice(0, 4)) - 1;
  return { from: `${year}-01`, to: `${year}-12` };
}
