import { dayOf, type IsoDate } from './day.ts';
import { midnight } from './zone.ts';

/** A month of the calendar, `YYYY-MM`. Compares as text. */
export type IsoMonth = string;

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export const monthOf = (date: IsoDate): IsoMonth => date.slice(0, 7);

/** The month `count` months later (earlier when negative). */
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

/** When a month begins in a time zone. */
export const monthBegins = (month: IsoMonth, timeZone: string): Date => midnight(`${month}-01`, timeZone);

export const quarters = [1, 2, 3, 4] as const;
export type Quarter = (typeof quarters)[number];

/** The first month of a quarter. */
export const quarterBegins = (year: number, quarter: Quarter): IsoMonth =>
  dayOf(year, (quarter - 1) * 3 + 1, 1).slice(0, 7);
