import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Season } from '#domain/calendar/schedule.ts';
import { seasonOn } from '#domain/calendar/season.ts';

/** The season that is sold on a day when the operator lets it last until the next one begins: 148 days at least. */
export function longestSeason(today: IsoDate): Season {
  const { closesOn } = seasonOn(today, schedule);
  return seasonOn(today, schedule, seasonOn(closesOn, schedule).opensOn);
}
