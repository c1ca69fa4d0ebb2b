import { addDays, type IsoDate, weekdayOf } from './day.ts';
import type { OpeningHours } from './opening-hours.ts';
import { minutesOf } from './schedule.ts';
import { instantOf, type WallTime, wallTime } from './zone.ts';

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
 * One business day after an instant: the same time on the next working day. An instant outside of working hours counts as the
 * next opening.
 */
export function businessDayAfter(instant: Date, working: WorkingTime): Date {
  const { hours, timeZone } = working;
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)];
  const local = wallTime(instant, timeZone);
  const isAfterHours = minuteOf(local) >= closes;
  const begins = workdayFrom(isAfterHours ? addDays(local.date, 1) : local.date, working);
  const startsAtOpening = begins !== local.date || minuteOf(local) < opens;
  const time = startsAtOpening ? { hour: Math.floor(opens / 60), minute: opens % 60, second: 0 } : local;
  return instantOf({ ...time, date: workdayFrom(addDays(begins, 1), working) }, timeZone);
}
