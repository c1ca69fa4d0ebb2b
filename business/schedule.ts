import type { Schedule } from '#domain/calendar/schedule.ts';

/** Default working days and times. Blocks, the end of the season and the number of crews can be changed in the settings. */
export const schedule: Schedule = {
  timeZone: 'America/Toronto',
  /** Monday, Tuesday, Thursday; Sunday is 0. */
  openWeekdays: [1, 2, 4],
  times: ['8:00 AM', '9:00 AM', '10:00 AM'],
  /** From 1 April to the day before 5 November. Between seasons the next one is sold. */
  seasonStart: { month: 4, day: 1 },
  seasonEnd: { month: 11, day: 5 },
};

export const crewsPerDay = 1;
