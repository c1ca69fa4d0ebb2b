import type { Schedule } from '#domain/calendar/schedule.ts';

/** When the house works. What changes week by week (blocks, cut-off, crews) is in the database; this is its default. */
export const schedule: Schedule = {
  timeZone: 'America/Toronto',
  /** Monday, Tuesday, Thursday; Sunday is 0. */
  openWeekdays: [1, 2, 4],
  times: ['8:00 AM', '9:00 AM', '10:00 AM'],
  /** Bookings close at the next 5 November, that day excluded. */
  seasonEnd: { month: 11, day: 5 },
};

export const crewsPerDay = 1;
