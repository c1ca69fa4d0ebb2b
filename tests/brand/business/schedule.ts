import { always, type Schedule, type Schedules, weekdaysWith } from '#domain/calendar/schedule.ts';

/** The schedule until an owner sets another. */
export const defaultSchedule: Schedule = {
  /** Wednesday, Friday, Saturday; Sunday is 0. */
  weekdays: weekdaysWith([3, 5, 6], ['9:00 AM', '1:30 PM']),
  /** From 1 May to the day before 25 October. */
  seasonStart: { month: 5, day: 1 },
  seasonEnd: { month: 10, day: 25 },
};

export const schedule: Schedules = {
  timeZone: 'America/Toronto',
  versions: [{ ...defaultSchedule, startsOn: always }],
};

export const crewsPerDay = 2;
