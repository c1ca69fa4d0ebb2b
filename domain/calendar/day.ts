import { dayMs } from '../durations.ts';

/** A day of the calendar in business time, `YYYY-MM-DD`. Compares as text. */
export type IsoDate = string;

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

/** The parts of a date; null when the text is not an existing date. */
export function parseDay(text: string): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : null;
}

/** Throws on an invalid date, which callers have ruled out. */
function utc(date: IsoDate): Date {
  const parts = parseDay(date);
  if (!parts) throw new RangeError(`not a day: ${date}`);
  return new Date(Date.UTC(parts.year, parts.month - 1, parts.day));
}

export const isDay = (text: string): boolean => parseDay(text) !== null;

export const dayOf = (year: number, month: number, day: number): IsoDate => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

export function addDays(date: IsoDate, count: number): IsoDate {
  const moved = utc(date);
  moved.setUTCDate(moved.getUTCDate() + count);
  return dayOf(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/** The same day of a later year; 29 February becomes the 28th where there is none. */
export function addYears(date: IsoDate, count: number): IsoDate {
  const year = pad(Number(date.slice(0, 4)) + count, 4);
  const later = `${year}${date.slice(4)}`;
  return isDay(later) ? later : `${year}-02-28`;
}

/** 0 is Sunday. */
export const weekdayOf = (date: IsoDate): number => utc(date).getUTCDay();

/** Days from `from` (inclusive) to `to` (exclusive). */
export function daysBetween(from: IsoDate, to: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Days between two dates, in either order. */
export const daysApart = (one: IsoDate, other: IsoDate): number =>
  Math.round(Math.abs(utc(one).getTime() - utc(other).getTime()) / dayMs);
