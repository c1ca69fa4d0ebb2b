import { type IsoDate, weekdayOf } from './day.ts';
import { instantOf } from './zone.ts';

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Hour = `${'' | '0'}${Exclude<Digit, 0>}` | '10' | '11' | '12';

/** `9:00 AM`: the wire form of an appointment's time. No other text is one, see `isTime`. */
export type AppointmentTime = `${Hour}:${0 | 1 | 2 | 3 | 4 | 5}${Digit} ${'AM' | 'PM'}`;

/** A weekday on which visits start; `crews` is null if the number in the settings applies. */
export type Weekday = { readonly times: readonly AppointmentTime[]; readonly crews: number | null };

export type DayOfYear = { readonly month: number; readonly day: number };

/** What an owner sets: the weekdays, Sunday first, null if there are no visits, and the season of each year. */
export type Schedule = {
  readonly weekdays: readonly (Weekday | null)[];
  /** The first day of a season, and the first closed day after it. The same day for a business that never closes. */
  readonly seasonStart: DayOfYear;
  readonly seasonEnd: DayOfYear;
};

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

export function scheduleOn<S extends DatedHours>(date: IsoDate, { versions }: Schedules<S>): S {
  const found = versions.findLast(({ startsOn }) => startsOn <= date) ?? versions[0];
  if (!found) throw new Error('there is no schedule');
  return found;
}

/** When visits begin on a day, whatever the season and blocks; nothing on a closed weekday. */
export const timesOn = (date: IsoDate, schedules: Schedules<DatedHours>): readonly AppointmentTime[] =>
  scheduleOn(date, schedules).weekdays[weekdayOf(date)]?.times ?? [];

export const timesOf = ({ weekdays }: Pick<DatedHours, 'weekdays'>): AppointmentTime[] =>
  [...new Set(weekdays.flatMap((weekday) => weekday?.times ?? []))].toSorted((a, b) => minutesOf(a) - minutesOf(b));

/** How many crews work: on single days, on a weekday by the schedule, and on every other day. */
export type CrewRules = {
  readonly schedule: Schedules;
  readonly crewsPerDay: number;
  readonly dayCrews: ReadonlyMap<IsoDate, number>;
};

/** How many visits a day can take. With no crew in the settings nothing is sold, whatever a day or weekday says. */
export const crewsOn = (date: IsoDate, rules: CrewRules): number =>
  rules.crewsPerDay === 0 ? 0 : (rules.dayCrews.get(date) ?? usualCrews(date, rules));

/** How many it can take while it has no override. */
export function usualCrews(date: IsoDate, { schedule, crewsPerDay }: Omit<CrewRules, 'dayCrews'>): number {
  const own = scheduleOn(date, schedule).weekdays[weekdayOf(date)]?.crews ?? crewsPerDay;
  return crewsPerDay === 0 ? 0 : own;
}

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

export const timePattern = /^(0?[1-9]|1[0-2]):[0-5]\d (AM|PM)$/;

export const isTime = (text: string): text is AppointmentTime => timePattern.test(text);

/** Minutes after midnight. */
export const minutesOf = (time: AppointmentTime): number =>
  ((Number.parseInt(time, 10) % 12) + (time.endsWith('PM') ? 12 : 0)) * 60 + Number(time.slice(-5, -3));

export function appointmentInstant(date: IsoDate, time: AppointmentTime, timeZone: string): Date {
  const minutes = minutesOf(time);
  return instantOf({ date, hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0 }, timeZone);
}

/** The days on which visits are sold: from `opensOn` to the day before `closesOn`. */
export type Season = { opensOn: IsoDate; closesOn: IsoDate };
