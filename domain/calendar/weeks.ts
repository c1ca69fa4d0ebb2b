import { addDays, type IsoDate, weekdayOf } from './day.ts';

/** The Sunday of a day's week. */
export const weekBegins = (date: IsoDate): IsoDate => addDays(date, -weekdayOf(date));

/** The Sundays of the weeks that touch the days from `from` to before `to`. */
export function weeksBetween(from: IsoDate, to: IsoDate): IsoDate[] {
  const weeks: IsoDate[] = [];
  for (let week = weekBegins(from); week < to; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

/** The same week of the year before: 52 weeks earlier, on the same weekdays. */
export const weekOfLastYear = (week: IsoDate): IsoDate => addDays(week, -364);
