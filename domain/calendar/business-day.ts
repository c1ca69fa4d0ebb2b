import { addDays, type IsoDate, weekdayOf } from './day.ts';
import type { OpeningHours } from './opening-hours.ts';
import { minutesOf } from './schedule.ts';
import { instantOf, type WallTime, wallTime } from './zone.ts';

/** When somebody of the house works. */
export type WorkingTime = { hours: OpeningHours; timeZone: string; isHoliday: (date: IsoDate) => boolean };

const isWorkday = (date: IsoDate, { hours: { days }, isHoliday }: WorkingTime): boolean =>
  weekdayOf(date) >= days[0] && weekdayOf(date) <= days[1] && !isHoliday(date);

function workdayFrom(date: IsoDate, working: WorkingTime): IsoDate {
  let day = date;
  while (!isWorkday(day, working)) day = addDays(day, 1);
  return day;
}

const minuteOf = ({ hour, minute }: WallTime): number => hour * 60 + minute;

/**
 * One business day after an instant: the same time of the next working day. What comes while nobody works counts from
 * the moment that somebody does again.
 */
export function businessDayAfter(instant: Date, working: WorkingTime): Date {
  const { hours, timeZone } = working;
  const [opens, closes] = [minutesOf(hours.opens) ?? 0, minutesOf(hours.closes) ?? 24 * 60];
  const seen = wallTime(instant, timeZone);
  const late = minuteOf(seen) >= closes;
  const begins = workdayFrom(late ? addDays(seen.date, 1) : seen.date, working);
  const waits = begins !== seen.date || minuteOf(seen) < opens;
  const time = waits ? { hour: Math.floor(opens / 60), minute: opens % 60, second: 0 } : seen;
  return instantOf({ ...time, date: workdayFrom(addDays(begins, 1), working) }, timeZone);
}
