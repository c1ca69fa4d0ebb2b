import { type IsoDate, isDay } from './day.ts';
import {
  type AppointmentTime,
  type CalendarBlock,
  type DatedHours,
  minutesOf,
  type Schedules,
  type Season,
  timesOn,
} from './schedule.ts';
import { type WallTime, wallTime } from './zone.ts';

export const isInSeason = (date: IsoDate, { opensOn, closesOn }: Season): boolean => opensOn <= date && date < closesOn;

const covers = (block: CalendarBlock, date: IsoDate): boolean => block.startDate <= date && date <= block.endDate;

export const isBlockedAllDay = (date: IsoDate, blocks: readonly CalendarBlock[]): boolean =>
  blocks.some((block) => block.allDay && covers(block, date));

/** The times of a day closed by partial blocks; a block's end time is exclusive. */
export function blockedTimes(date: IsoDate, times: readonly AppointmentTime[], blocks: readonly CalendarBlock[]) {
  const partial = blocks.filter((block) => !block.allDay && covers(block, date));
  return times.filter((time) =>
    partial.some(
      ({ startTime, endTime }) =>
        (!startTime || minutesOf(startTime) <= minutesOf(time)) && (!endTime || minutesOf(time) < minutesOf(endTime)),
    ),
  );
}

export type CalendarView = Season & {
  now: Date;
  schedule: Schedules<DatedHours>;
  blocks: readonly CalendarBlock[];
};

/** Times of a day that can still be booked, regardless of day claims. Empty when the day is closed. */
export const openTimes = (date: IsoDate, { now, ...rules }: CalendarView): AppointmentTime[] =>
  openTimesAt(wallTime(now, rules.schedule.timeZone), date, rules);

/** The same for a local time of the business. */
export function openTimesAt(wall: WallTime, date: IsoDate, view: Omit<CalendarView, 'now'>): AppointmentTime[] {
  if (!isDay(date)) return [];
  const times = timesOn(date, view.schedule);
  if (date < wall.date || !isInSeason(date, view) || isBlockedAllDay(date, view.blocks)) return [];
  const closed = blockedTimes(date, times, view.blocks);
  const isAhead = (time: AppointmentTime) => date > wall.date || minutesOf(time) > wall.hour * 60 + wall.minute;
  return times.filter((time) => !closed.includes(time) && isAhead(time));
}

export type AppointmentRefusal = 'date-not-open' | 'date-blocked' | 'time-not-open';

/** Why an appointment cannot be booked; null when the rules allow it. The database decides whether the day is free. */
export function checkAppointment(date: IsoDate, time: AppointmentTime, view: CalendarView): AppointmentRefusal | null {
  if (isDay(date) && isBlockedAllDay(date, view.blocks)) return 'date-blocked';
  if (openTimes(date, view).length === 0) return 'date-not-open';
  return openTimes(date, view).includes(time) ? null : 'time-not-open';
}
