import { always, type Schedule, type Schedules, weekdaysWith } from '#domain/calendar/schedule.ts';

/** The schedule until an owner sets another; blocks, a season's own end and the number of crews are in the settings. */
export const defaultSchedule: Schedule = {
  /** Monday, Tuesday, Thursday; Sunday is 0. */
  weekdays: weekdaysWith([1, 2, 4], ['8:00 AM', '9:00 AM', '10:00 AM']),
  /** From 1 April to the day before 5 November. Between seasons the next one is sold. */
  seasonStart: { month: 4, day: 1 },
  seasonEnd: { month: 11, day: 5 },
};

export const schedule: Schedules = {
  timeZone: 'America/Toronto',
  versions: [{ ...defaultSchedule, startsOn: always }],
};

/** Crews on days whose weekday sets no number, until the operator changes it in the settings. */
export const crewsPerDay = 1;
