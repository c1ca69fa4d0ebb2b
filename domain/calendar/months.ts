import { dayOf, type IsoDate } from './day.ts';

/** A month of the calendar, `YYYY-MM`. Compares as text. */
export type IsoMonth = string;

export const monthOf = (date: IsoDate): IsoMonth => date.slice(0, 7);

export function addMonths(month: IsoMonth, count: number): IsoMonth {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return dayOf(Math.floor(months / 12), (months % 12) + 1, 1).slice(0, 7);
}

/** The months from `from` to `to`, both inclusive. */
export function monthsBetween(from: IsoMonth, to: IsoMonth): IsoMonth[] {
  const months: IsoMonth[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

export const quarters = [1, 2, 3, 4] as const;
export type Quarter = (typeof quarters)[number];

export const quarterBegins = (year: number, quarter: Quarter): IsoMonth =>
  dayOf(year, (quarter - 1) * 3 + 1, 1).slice(0, 7);
