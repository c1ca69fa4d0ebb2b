import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { always, type Schedule, type Schedules, type Season, weekdaysWith } from '#domain/calendar/schedule.ts';
import { seasonOn } from '#domain/calendar/season.ts';

/** The season that is sold on a day when the operator lets it last until the next one begins: 148 days at least. */
export function longestSeason(today: IsoDate): Season {
  const { closesOn } = seasonOn(today, schedule);
  return seasonOn(today, schedule, seasonOn(closesOn, schedule).opensOn);
}

export const morningTimes = ['8:00 AM', '9:00 AM', '10:00 AM'] as const;

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
