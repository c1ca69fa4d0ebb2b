import { dayOf, type IsoDate, isDay, parseDay, weekdayOf } from './day.ts';
import { instantOf, type WallTime, wallTime } from './zone.ts';

/** `9:00 AM`: the wire form of an appointment's time. */
export type AppointmentTime = string;

export type Schedule = {
  readonly timeZone: string;
  /** 0 is Sunday. */
  readonly openWeekdays: readonly number[];
  readonly times: readonly AppointmentTime[];
  /** The first day of a season, and the first closed day after it. The same day for a business that never closes. */
  readonly seasonStart: DayOfYear;
  readonly seasonEnd: DayOfYear;
};

type DayOfYear = { readonly month: number; readonly day: number };

/** A period closed by the operator, both days inclusive; with times, only those hours of each day. */
export type CalendarBlock = {
  startDate: IsoDate;
  endDate: IsoDate;
  allDay: boolean;
  startTime: AppointmentTime | null;
  endTime: AppointmentTime | null;
};

/** Minutes after midnight of `9:00 AM`, or null when the text is not a time. */
export function minutesOf(time: AppointmentTime): number | null {
  const match = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time);
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  if (hour < 1 || hour > 12 || minute > 59) return null;
  return ((hour % 12) + (match[3] === 'PM' ? 12 : 0)) * 60 + minute;
}

/** When an appointment begins. Throws RangeError on an invalid time. */
export function appointmentInstant(date: IsoDate, time: AppointmentTime, timeZone: string): Date {
  const minutes = minutesOf(time);
  if (minutes === null) throw new RangeError(`not a time: ${time}`);
  return instantOf({ date, hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0 }, timeZone);
}

/** The days on which visits are sold: from `opensOn` to the day before `closesOn`. */
export type Season = { opensOn: IsoDate; closesOn: IsoDate };

/**
 * The season that is sold on a day: its own, or between two the next one. The operator's first closed day ends the one
 * season in which it falls, up to the first day of the next, so that the site never closes for good (decisions, section 14).
 */
export function seasonOn(today: IsoDate, schedule: Schedule, operatorDate: IsoDate | null = null): Season {
  const year = parseDay(today)?.year ?? 0;
  const running = seasonOf(year - 1, schedule, operatorDate);
  if (today < running.closesOn) return running;
  const next = seasonOf(year, schedule, operatorDate);
  return today < next.closesOn ? next : seasonOf(year + 1, schedule, operatorDate);
}

/** The season that begins in a year. */
function seasonOf(year: number, { seasonStart, seasonEnd }: Schedule, operatorDate: IsoDate | null): Season {
  const first = (of: number) => dayOf(of, seasonStart.month, seasonStart.day);
  const [opensOn, opensAgain] = [first(year), first(year + 1)];
  const end = dayOf(year, seasonEnd.month, seasonEnd.day);
  const isOwn = operatorDate !== null && opensOn < operatorDate && operatorDate <= opensAgain;
  if (isOwn) return { opensOn, closesOn: operatorDate };
  return { opensOn, closesOn: end > opensOn ? end : dayOf(year + 1, seasonEnd.month, seasonEnd.day) };
}

/** Whether the operator's first closed day has ended a season before the one that is sold. */
export const hasPassed = (operatorDate: IsoDate | null, { opensOn }: Season): operatorDate is IsoDate =>
  operatorDate !== null && operatorDate <= opensOn;

export const isInSeason = (date: IsoDate, { opensOn, closesOn }: Season): boolean => opensOn <= date && date < closesOn;

const covers = (block: CalendarBlock, date: IsoDate): boolean => block.startDate <= date && date <= block.endDate;

export const isBlockedAllDay = (date: IsoDate, blocks: readonly CalendarBlock[]): boolean =>
  blocks.some((block) => block.allDay && covers(block, date));

/** The times of a day closed by partial blocks; a block's end time is exclusive. */
export function blockedTimes(date: IsoDate, times: readonly AppointmentTime[], blocks: readonly CalendarBlock[]) {
  const partial = blocks.filter((block) => !block.allDay && covers(block, date));
  return times.filter((time) =>
    partial.some((block) => {
      const [start, at, end] = [minutesOf(block.startTime ?? ''), minutesOf(time), minutesOf(block.endTime ?? '')];
      return at !== null && at >= (start ?? 0) && at < (end ?? 24 * 60);
    }),
  );
}

/** The calendar at an instant. */
export type CalendarView = Season & {
  now: Date;
  schedule: Schedule;
  blocks: readonly CalendarBlock[];
};

/** Times of a day that can still be booked, regardless of day claims. Empty when the day is closed. */
export const openTimes = (date: IsoDate, { now, ...rules }: CalendarView): AppointmentTime[] =>
  openTimesAt(wallTime(now, rules.schedule.timeZone), date, rules);

/** The same for a local time of the business. */
export function openTimesAt(wall: WallTime, date: IsoDate, view: Omit<CalendarView, 'now'>): AppointmentTime[] {
  const { schedule } = view;
  if (!isDay(date) || !schedule.openWeekdays.includes(weekdayOf(date))) return [];
  if (date < wall.date || !isInSeason(date, view) || isBlockedAllDay(date, view.blocks)) return [];
  const closed = blockedTimes(date, schedule.times, view.blocks);
  const isAhead = (time: AppointmentTime) => date > wall.date || (minutesOf(time) ?? 0) > wall.hour * 60 + wall.minute;
  return schedule.times.filter((time) => !closed.includes(time) && isAhead(time));
}

export type AppointmentRefusal = 'date-not-open' | 'date-blocked' | 'time-not-open';

/** Why an appointment cannot be booked; null when the rules allow it. The database decides whether the day is free. */
export function checkAppointment(date: IsoDate, time: AppointmentTime, view: CalendarView): AppointmentRefusal | null {
  if (isDay(date) && isBlockedAllDay(date, view.blocks)) return 'date-blocked';
  if (openTimes(date, view).length === 0) return 'date-not-open';
  return openTimes(date, view).includes(time) ? null : 'time-not-open';
}
