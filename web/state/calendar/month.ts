import { addDays, dayOf, type IsoDate, weekdayOf } from '#domain/calendar/day.ts';

/** `2025-10`; compares as text. */
export type Month = string;

export const monthOf = (date: IsoDate): Month => date.slice(0, 7);

/** Year and month, which counts from 1. */
export const partsOf = (month: Month): { year: number; month: number } => ({
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5)),
});

/** The month `count` months later (earlier when negative). */
export function addMonths(month: Month, count: number): Month {
  const parts = partsOf(month);
  const index = parts.year * 12 + parts.month - 1 + count;
  return monthOf(dayOf(Math.floor(index / 12), (index % 12) + 1, 1));
}

export const firstDay = (month: Month): IsoDate => `${month}-01`;
export const lastDay = (month: Month): IsoDate => addDays(firstDay(addMonths(month, 1)), -1);

/** The rows of a month, Sunday first; null where a neighbouring month begins. */
export function weeksOf(month: Month): (IsoDate | null)[][] {
  const before = weekdayOf(firstDay(month));
  const days = Number(lastDay(month).slice(8));
  const rows = Math.ceil((before + days) / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = row * 7 + column - before;
      return day < 0 || day >= days ? null : addDays(firstDay(month), day);
    }),
  );
}

/** The same day of a neighbouring month, or its last day where it is shorter. */
function inMonth(date: IsoDate, count: number): IsoDate {
  const month = addMonths(monthOf(date), count);
  const wanted = `${month}${date.slice(7)}`;
  const last = lastDay(month);
  return wanted > last ? last : wanted;
}

const clamp = (date: IsoDate, from: IsoDate, to: IsoDate): IsoDate => (date < from ? from : date > to ? to : date);

const moves: Readonly<Record<string, (date: IsoDate) => IsoDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => inMonth(date, -1),
  PageDown: (date) => inMonth(date, 1),
  Home: (date) => clamp(addDays(date, -weekdayOf(date)), firstDay(monthOf(date)), date),
  End: (date) => clamp(addDays(date, 6 - weekdayOf(date)), date, lastDay(monthOf(date))),
};

/** The day a key moves to, within the months that may be shown; null if it is not one of the calendar's keys. */
export function dayAfterKey(date: IsoDate, key: string, months: { first: Month; last: Month }): IsoDate | null {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return move ? clamp(move(date), firstDay(months.first), lastDay(months.last)) : null;
}
