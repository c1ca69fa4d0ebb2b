import type * as z from 'zod/mini';
import { schedule } from '#business/schedule.ts';
import type { BookedDates } from '#contract/calendar.ts';
import { openTimesAt } from '#domain/calendar/availability.ts';
import { addDays, daysBetween, type IsoDate, weekdayOf } from '#domain/calendar/day.ts';
import {
  type AppointmentTime,
  type DatedHours,
  type Schedules,
  scheduleOn,
  timesOf,
  timesOn,
} from '#domain/calendar/schedule.ts';
import { type Month, monthOf, weeksOf } from './month.ts';

/** The calendar as the server sees it. */
export type Calendar = z.output<typeof BookedDates>;
export type DayState = 'available' | 'booked' | 'closed';

/** From the first moment of the server's today: neither the browser's clock nor its time zones are asked. */
function openTimes(date: IsoDate, calendar: Calendar): AppointmentTime[] {
  const { today, opensOn, closesOn } = calendar;
  const rules = { schedule: schedulesOf(calendar), opensOn, closesOn, blocks: [] };
  return openTimesAt({ date: today, hour: 0, minute: 0, second: 0 }, date, rules);
}

/** Until the server has said which, those that the page was built with. */
const schedulesOf = (calendar: Calendar | undefined): Schedules<DatedHours> =>
  calendar?.schedules ? { ...schedule, versions: calendar.schedules } : schedule;

/** Every time of the week of a day: on a closed one, an owner may still choose among them. */
export const timesOfWeek = (date: IsoDate, calendar: Calendar | undefined): readonly AppointmentTime[] =>
  timesOf(scheduleOn(date, schedulesOf(calendar)));

/** The times of a day, whether or not they can be chosen; of a closed one, those of its week. */
export function timesOfDay(date: IsoDate, calendar: Calendar | undefined): readonly AppointmentTime[] {
  const own = timesOn(date, schedulesOf(calendar));
  return own.length > 0 ? own : timesOfWeek(date, calendar);
}

/** On which weekdays visits start in a month: 0 is Sunday. */
export function openWeekdays(month: Month, calendar: Calendar | undefined): number[] {
  const days = weeksOf(month).flatMap((week) => week.flatMap((date) => date ?? []));
  const schedules = schedulesOf(calendar);
  return [...new Set(days.filter((date) => timesOn(date, schedules).length > 0).map(weekdayOf))].toSorted();
}

/** The times of a day that can be chosen; those that the server blocked are left out. */
export function timesOffered(date: IsoDate, calendar: Calendar): AppointmentTime[] {
  const blocked = calendar.blockedTimes[date] ?? [];
  return openTimes(date, calendar).filter((time) => !blocked.includes(time));
}

/** What a day of the calendar is. Of today only the server knows whether a time is still ahead: its first date says so. */
export function dayState(date: IsoDate, calendar: Calendar): DayState {
  if (openTimes(date, calendar).length === 0) return 'closed';
  if (calendar.bookedDates.includes(date)) return 'booked';
  if (date === calendar.today && calendar.firstDate !== calendar.today) return 'closed';
  return timesOffered(date, calendar).length === 0 ? 'closed' : 'available';
}

export const isBetweenSeasons = ({ today, opensOn }: Calendar): boolean => today < opensOn;

/** The first day the calendar covers: today, or between two seasons the first day of the next one. */
const firstDay = (calendar: Calendar): IsoDate => (isBetweenSeasons(calendar) ? calendar.opensOn : calendar.today);

/** The months that may be shown: from the first day's to that of the season's last day. */
export function monthsOf(calendar: Calendar): { first: Month; last: Month } {
  const first = monthOf(firstDay(calendar));
  const last = monthOf(addDays(calendar.closesOn, -1));
  return { first, last: last < first ? first : last };
}

export const hasFreeDay = (month: Month, calendar: Calendar): boolean =>
  weeksOf(month).some((week) => week.some((date) => date !== null && dayState(date, calendar) === 'available'));

/** The next free day after a month; if there is none, the first one of all. */
export function nextFreeDay(month: Month, calendar: Calendar): IsoDate | null {
  const season = daysBetween(firstDay(calendar), calendar.closesOn);
  const later = season.find((date) => monthOf(date) > month && dayState(date, calendar) === 'available');
  return later ?? calendar.firstDate;
}
