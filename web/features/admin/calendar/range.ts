import { addDays, daysBetween, type IsoDate, weekdayOf } from '#domain/calendar/day.ts';
import { addMonths, firstDay, lastDay, monthOf } from '#web/state/calendar/month.ts';

export type View = 'month' | 'week';

/** The seven days of a day's week, Sunday first. */
export function weekOf(date: IsoDate): IsoDate[] {
  const sunday = addDays(date, -weekdayOf(date));
  return daysBetween(sunday, addDays(sunday, 7));
}

/** The weeks that a view shows: one, or all that touch the month, whole. */
export function weeksShown(view: View, date: IsoDate): IsoDate[][] {
  if (view === 'week') return [weekOf(date)];
  const last = lastDay(monthOf(date));
  const weeks: IsoDate[][] = [];
  for (let day = firstDay(monthOf(date)); day <= last || weekdayOf(day) !== 0; day = addDays(day, 7)) {
    const week = weekOf(day);
    if ((week[0] ?? day) > last) break;
    weeks.push(week);
  }
  return weeks;
}

/** The view after paging by one. */
export const turned = (view: View, date: IsoDate, by: 1 | -1): IsoDate =>
  view === 'week' ? addDays(date, 7 * by) : firstDay(addMonths(monthOf(date), by));

/** Days that were chosen, both included. */
export type Selection = { from: IsoDate; to: IsoDate };

/** What is chosen after one more day is pressed: the first press begins, the second ends, a third starts over. */
export function selectDay(known: Selection | null, date: IsoDate): Selection | null {
  if (!known || known.from !== known.to) return { from: date, to: date };
  if (date === known.from) return null;
  return date < known.from ? { from: date, to: known.from } : { from: known.from, to: date };
}
