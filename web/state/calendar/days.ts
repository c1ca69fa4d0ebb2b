import type * as z from 'zod/mini';
import { schedule } from '#business/schedule.ts';
import type { BookedDates } from '#contract/calendar.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/calendar/day.ts';
import { type AppointmentTime, type CalendarView, openTimes } from '#domain/calendar/schedule.ts';
import { instantOf } from '#domain/calendar/zone.ts';
import { type Month, monthOf, weeksOf } from './month.ts';

/** The calendar as the server sees it. */
export type Calendar = z.output<typeof BookedDates>;
export type DayState = 'available' | 'booked' | 'closed';

const views = new WeakMap<Calendar, CalendarView>();

/**
 * The rules' view from the first moment of the server's today: the browser's clock decides nothing. Kept for each answer
 * of the server: every day of a month asks for it, and a phone is slow at time zones.
 */
function viewOf(calendar: Calendar): CalendarView {
  const known = views.get(calendar);
  if (known) return known;
  const { today, closesOn } = calendar;
  const now = instantOf({ date: today, hour: 0, minute: 0, second: 0 }, schedule.timeZone);
  const view = { now, schedule, closesOn, blocks: [] };
  views.set(calendar, view);
  return view;
}

/** The times of a day that can be chosen; those that the server blocked are left out. */
export function timesOffered(date: IsoDate, calendar: Calendar): AppointmentTime[] {
  const blocked = calendar.blockedTimes[date] ?? [];
  return openTimes(date, viewOf(calendar)).filter((time) => !blocked.includes(time));
}

/** What a day of the calendar is. Of today only the server knows whether a time is still ahead: its first date says so. */
export function dayState(date: IsoDate, calendar: Calendar): DayState {
  if (openTimes(date, viewOf(calendar)).length === 0) return 'closed';
  if (calendar.bookedDates.includes(date)) return 'booked';
  if (date === calendar.today && calendar.firstDate !== calendar.today) return 'closed';
  return timesOffered(date, calendar).length === 0 ? 'closed' : 'available';
}

/** The months that may be shown: from today's to that of the season's last day. */
export function monthsOf({ today, closesOn }: Calendar): { first: Month; last: Month } {
  const first = monthOf(today);
  const last = monthOf(addDays(closesOn, -1));
  return { first, last: last < first ? first : last };
}

export const hasFreeDay = (month: Month, calendar: Calendar): boolean =>
  weeksOf(month).some((week) => week.some((date) => date !== null && dayState(date, calendar) === 'available'));

/** The next free day after a month; when there is none, the first one of all. */
export function nextFreeDay(month: Month, calendar: Calendar): IsoDate | null {
  const season = daysBetween(calendar.today, calendar.closesOn);
  const later = season.find((date) => monthOf(date) > month && dayState(date, calendar) === 'available');
  return later ?? calendar.firstDate;
}
