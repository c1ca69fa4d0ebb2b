import type { Schedule } from '#domain/calendar/schedule.ts';

/** Default working days and times. */
export const schedule: Schedule = {
  timeZone: 'America/Toronto',
  /** Wednesday, Friday, Saturday; Sunday is 0. */
  openWeekdays: [3, 5, 6],
  times: ['9:00 AM', '1:30 PM'],
  /** From 1 May to the day before 25 October. */
  seasonStart: { month: 5, day: 1 },
  seasonEnd: { month: 10, day: 25 },
};

export const crewsPerDay = 2;
