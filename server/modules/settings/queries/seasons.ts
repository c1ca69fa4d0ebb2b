import type { IsoDate } from '#domain/calendar/day.ts';
import type { Season } from '#domain/calendar/schedule.ts';
import { seasonOn } from '#domain/calendar/season.ts';
import type { Db } from '#server/database/database.ts';
import { readSchedules } from './schedules.ts';
import { readSettings } from './settings.ts';

/** The season on sale on a day, by the schedules and the operator's own last day. */
export async function readSeasons(db: Db): Promise<(day: IsoDate) => Season> {
  const [{ values }, schedules] = await Promise.all([readSettings(db), readSchedules(db)]);
  return (day) => seasonOn(day, schedules, values.closesOn);
}
