import { dayOf } from '#domain/calendar/day.ts';
import type { DayOfYear, Schedule, Weekday } from '#domain/calendar/schedule.ts';
import { faultsOfSchedule, weekdayNumbers } from '#domain/calendar/schedule-rules.ts';
import { formatDay, weekdayName } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { FieldMessageKey } from '#domain/settings/messages.ts';
import type { Parsed } from '#web/features/admin/shell/versions/fact.ts';
import { timesText, timesTyped } from './typed-times.ts';

/** The values of a weekday's fields. A closed day keeps what was typed. */
export type TypedWeekday = { open: boolean; times: string; crews: string };
export type TypedDay = { month: string; day: string };
export type Typed = {
  /** Sunday first. */
  weekdays: readonly TypedWeekday[];
  /** Whether there is a winter without visits. */
  pauses: boolean;
  seasonStart: TypedDay;
  seasonEnd: TypedDay;
};

const isSame = (a: DayOfYear, b: DayOfYear): boolean => a.month === b.month && a.day === b.day;
const textOf = ({ month, day }: DayOfYear): TypedDay => ({ month: String(month), day: String(day) });

export function toForm({ weekdays, seasonStart, seasonEnd }: Schedule, language: Language): Typed {
  return {
    weekdays: weekdayNumbers.map((index) => {
      const weekday = weekdays[index];
      const times = timesText(weekday?.times ?? [], language);
      return { open: Boolean(weekday), times, crews: String(weekday?.crews ?? '') };
    }),
    pauses: !isSame(seasonStart, seasonEnd),
    seasonStart: textOf(seasonStart),
    seasonEnd: textOf(seasonEnd),
  };
}

/** The schedule that was typed, or what is wrong with it by place. */
export function parse(typed: Typed): Parsed<Schedule> {
  const unread = new Map<string, FieldMessageKey>();
  const weekdays = typed.weekdays.map(({ open, times, crews }, index): Weekday | null => {
    if (!open) return null;
    const read = timesTyped(times);
    if (read === null) unread.set(`weekdays.${index}.times`, 'times-unread');
    const own = crews.trim();
    if (own !== '' && !/^\d{1,3}$/.test(own)) unread.set(`weekdays.${index}.crews`, 'crews');
    return { times: read ?? [], crews: own === '' ? null : Number(own) };
  });
  const seasonStart = dayTyped(typed.seasonStart);
  const schedule = { weekdays, seasonStart, seasonEnd: typed.pauses ? dayTyped(typed.seasonEnd) : seasonStart };
  const faults = new Map([...faultsOfSchedule(schedule), ...unread]);
  // A winter of zero days is none.
  if (typed.pauses && isSame(schedule.seasonStart, schedule.seasonEnd)) faults.set('seasonEnd', 'season-order');
  return faults.size > 0 ? { faults } : { value: schedule };
}

/** Day 0, which no month has, if none was typed. */
const dayTyped = ({ month, day }: TypedDay): DayOfYear => ({
  month: Number(month),
  day: /^\d{1,2}$/.test(day.trim()) ? Number(day) : 0,
});

/** `April 1`, `1er avril`. */
export const dayOfYearInWords = ({ month, day }: DayOfYear, language: Language): string =>
  formatDay(dayOf(2025, month, day), language).replace(/^\S+\s/, '');

/** A weekday at the beginning of a line. */
export function dayName(weekday: number, language: Language): string {
  const name = weekdayName(weekday, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

type PartWords = { crewsOf: (day: string) => string; seasonStart: string; seasonEnd: string };

/** A part of the schedule in words: `Monday`, `Monday, crews`, `First day of the season`. */
export function partInWords(place: string, { language, words }: { language: Language; words: PartWords }): string {
  const [part, index, field] = place.split('.');
  if (part !== 'weekdays') return part === 'seasonStart' ? words.seasonStart : words.seasonEnd;
  const name = dayName(Number(index), language);
  return field === 'crews' ? words.crewsOf(name) : name;
}

type ValueWords = { closed: string; asSettings: string; never: string };

/** A part's value in a schedule: its times, its crews, or a day of the year. */
export function valueInWords(
  place: string,
  schedule: Schedule,
  { language, words }: { language: Language; words: ValueWords },
): string {
  const [part, index, field] = place.split('.');
  if (part === 'weekdays') {
    const weekday = schedule.weekdays[Number(index)];
    if (field === 'crews') return String(weekday?.crews ?? words.asSettings);
    return weekday ? timesText(weekday.times, language) : words.closed;
  }
  const { seasonStart, seasonEnd } = schedule;
  if (part === 'seasonStart') return dayOfYearInWords(seasonStart, language);
  return isSame(seasonStart, seasonEnd) ? words.never : dayOfYearInWords(seasonEnd, language);
}
