import { always, type Schedule, type Schedules, weekdaysWith } from '#domain/calendar/schedule.ts';

export const morningTimes = ['8:00 AM', '9:00 AM', '10:00 AM'];

/** Mondays, Tuesdays and Thursdays in the morning, from April to the fourth of November. */
export const aSchedule = (more: Partial<Schedule> = {}): Schedule => ({
  weekdays: weekdaysWith([1, 2, 4], morningTimes),
  seasonStart: { month: 4, day: 1 },
  seasonEnd: { month: 11, day: 5 },
  ...more,
});

/** The schedule of every day, or of those from a day on after the ones before. */
export const schedulesWith = (more: Partial<Schedule> = {}, ...later: [startsOn: string, Schedule][]): Schedules => ({
  timeZone: 'America/Toronto',
  versions: [
    { ...aSchedule(more), startsOn: always },
    ...later.map(([startsOn, schedule]) => ({ ...schedule, startsOn })),
  ],
});
