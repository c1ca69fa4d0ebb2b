import { type IsoDate, isDay, weekdayOf } from './day.ts';
import { instantOf, type WallTime, wallTime } from './zone.ts';

/** `9:00 AM`: the wire form of an appointment's time. */
export type AppointmentTime = string;

/** A weekday on which visits begin; `crews` is null where the number of the settings applies. */
export type Weekday = { readonly times: readonly AppointmentTime[]; readonly crews: number | null };

export type DayOfYear = { readonly month: number; readonly day: number };

/** What an owner sets: the weekdays, Sunday first, null where nobody is visited, and the season of each year. */
export type Schedule = {
  readonly weekdays: readonly (Weekday | null)[];
  /** The first day of a season, and the first closed day after it. The same day for a business that never closes. */
  readonly seasonStart: DayOfYear;
  readonly seasonEnd: DayOfYear;
};

/** A schedule, from a day on. */
export type DatedSchedule = Schedule & { readonly startsOn: IsoDate };

/** The schedules of all days, in the order in which they begin; the first one always applied. */
export type Schedules<S extends DatedHours = DatedSchedule> = {
  readonly timeZone: string;
  readonly versions: readonly S[];
};

/** The part of it that decides when visits begin. */
export type DatedHours = {
  readonly startsOn: IsoDate;
  readonly weekdays: readonly (Pick<Weekday, 'times'> | null)[];
};

/** Before every day. */
export const always: IsoDate = '0001-01-01';

/** The same times on each of some weekdays; 0 is Sunday. */
export const weekdaysWith = (open: readonly number[], times: readonly AppointmentTime[]): (Weekday | null)[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => (open.includes(weekday) ? { times, crews: null } : null));

/** The schedule of a day: the one that began last. */
export function scheduleOn<S extends DatedHours>(date: IsoDate, { versions }: Schedules<S>): S {
  const found = versions.findLast(({ startsOn }) => startsOn <= date) ?? versions[0];
  if (!found) throw new Error('there is no schedule');
  return found;
}

/** When visits begin on a day, whatever the season and blocks; nothing on a closed weekday. */
export const timesOn = (date: IsoDate, schedules: Schedules<DatedHours>): readonly AppointmentTime[] =>
  scheduleOn(date, schedules).weekdays[weekdayOf(date)]?.times ?? [];

/** Every time at which a visit begins on some weekday, in their order. */
export const timesOf = ({ weekdays }: Pick<DatedHours, 'weekdays'>): AppointmentTime[] =>
  [...new Set(weekdays.flatMap((weekday) => weekday?.times ?? []))].toSorted(
    (a, b) => (minutesOf(a) ?? 0) - (minutesOf(b) ?? 0),
  );

/** How many crews work: on single days, on a weekday by the schedule, and on every other day. */
export type CrewRules = {
  readonly schedule: Schedules;
  readonly crewsPerDay: number;
  readonly dayCrews: ReadonlyMap<IsoDate, number>;
};

/** How many visits a day can take. Without any crew in the settings nothing is sold, whatever a day or a weekday says. */
export const crewsOn = (date: IsoDate, rules: CrewRules): number =>
  rules.crewsPerDay === 0 ? 0 : (rules.dayCrews.get(date) ?? usualCrews(date, rules));

/** How many it can take while it has no number of its own. */
export function usualCrews(date: IsoDate, { schedule, crewsPerDay }: Omit<CrewRules, 'dayCrews'>): number {
  const own = scheduleOn(date, schedule).weekdays[weekdayOf(date)]?.crews ?? crewsPerDay;
  return crewsPerDay === 0 ? 0 : own;
}

/** The fewest visits that any day can take. */
export const leastCrews = ({ schedule, crewsPerDay, dayCrews }: CrewRules): number =>
  Math.min(
    crewsPerDay,
    ...dayCrews.values(),
    ...schedule.versions.flatMap(({ weekdays }) => weekdays.flatMap((day) => day?.crews ?? [])),
  );

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
  const isAhead = (time: AppointmentTime) => date > wall.date || (minutesOf(time) ?? 0) > wall.hour * 60 + wall.minute;
  return times.filter((time) => !closed.includes(time) && isAhead(time));
}

export type AppointmentRefusal = 'date-not-open' | 'date-blocked' | 'time-not-open';

/** Why an appointment cannot be booked; null when the rules allow it. The database decides whether the day is free. */
export function checkAppointment(date: IsoDate, time: AppointmentTime, view: CalendarView): AppointmentRefusal | null {
  if (isDay(date) && isBlockedAllDay(date, view.blocks)) return 'date-blocked';
  if (openTimes(date, view).length === 0) return 'date-not-open';
  return openTimes(date, view).includes(time) ? null : 'time-not-open';
}
