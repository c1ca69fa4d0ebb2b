import * as z from 'zod/mini';
import type { FieldMessageKey } from '#domain/settings/messages.ts';
import { inRange } from '#domain/settings/setting-rules.ts';
import { appointmentTimes } from '../fields.ts';
import { dayOf, isDay } from './day.ts';
import { type AppointmentTime, type DayOfYear, minutesOf, type Schedule, type Weekday } from './schedule.ts';

export const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const;

/** A weekday with more times than this was typed by mistake. */
const mostTimes = 24;

/** No leap year: the same day each year, also in February. */
const anyYear = 2025;
const dayIn = ({ month, day }: DayOfYear): string => dayOf(anyYear, month, day);

/** What is wrong with a schedule, by its place, such as `weekdays.1.times`. */
export function faultsOfSchedule({ weekdays, seasonStart, seasonEnd }: Schedule): ReadonlyMap<string, FieldMessageKey> {
  const faults = new Map<string, FieldMessageKey>();
  for (const [index, weekday] of weekdays.entries()) {
    if (weekday === null) continue;
    const fault = faultOfTimes(weekday.times);
    if (fault) faults.set(`weekdays.${index}.times`, fault);
    const { crews } = weekday;
    if (crews !== null && (crews === 0 || !inRange(crews, 'crewsPerDay')))
      faults.set(`weekdays.${index}.crews`, 'crews');
  }
  if (weekdays.every((weekday) => weekday === null)) faults.set('weekdays', 'weekdays-none');
  for (const [place, day] of Object.entries({ seasonStart, seasonEnd }))
    if (!isDay(dayIn(day))) faults.set(place, 'day-of-year');
  if (!faults.has('seasonStart') && dayIn(seasonEnd) < dayIn(seasonStart) && !faults.has('seasonEnd'))
    faults.set('seasonEnd', 'season-order');
  return faults;
}

function faultOfTimes(times: readonly AppointmentTime[]): FieldMessageKey | null {
  if (times.length === 0) return 'times-missing';
  const minutes = times.map(minutesOf);
  if (times.length > mostTimes) return 'times-unread';
  if (new Set(minutes).size < times.length) return 'times-twice';
  return minutes.every((minute, index) => index === 0 || (minutes[index - 1] ?? 0) < minute) ? null : 'times-unread';
}

/** The places in which two schedules differ: weekdays by their hours and by their crews, and the ends of the season. */
export function differingParts(before: Schedule, after: Schedule): string[] {
  const known = partsOf(before);
  return [...partsOf(after)].flatMap(([place, value]) => (known.get(place) === value ? [] : [place]));
}

const timesOfDay = (weekday: Weekday | null | undefined): string => weekday?.times.join() ?? '';

function partsOf({ weekdays, seasonStart, seasonEnd }: Schedule): Map<string, string> {
  const days = weekdayNumbers.flatMap((index): [string, string][] => [
    [`weekdays.${index}.times`, timesOfDay(weekdays[index])],
    [`weekdays.${index}.crews`, String(weekdays[index]?.crews ?? '')],
  ]);
  return new Map([...days, ['seasonStart', dayIn(seasonStart)], ['seasonEnd', dayIn(seasonEnd)]]);
}

const weekday = z.object({
  times: appointmentTimes,
  crews: z.nullable(z.number('crews')),
});
const dayOfYear = z.object({ month: z.int('day-of-year'), day: z.int('day-of-year') });

/** A schedule as an owner may set it, and as it is stored. */
export const scheduleSchema = z
  .object(
    {
      weekdays: z.readonly(z.array(z.nullable(weekday)).check(z.length(weekdayNumbers.length, 'invalid'))),
      seasonStart: dayOfYear,
      seasonEnd: dayOfYear,
    },
    'invalid',
  )
  .check(
    z.superRefine((schedule, context) => {
      for (const [place, message] of faultsOfSchedule(schedule))
        context.addIssue({ code: 'custom', message, path: place.split('.') });
    }),
  );
