import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { closesOn as seasonEnd } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Deps } from '#server/deps.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { overfullDays } from './queries/overview.ts';

type CalendarSettings = {
  /** As the operator set it; null for the same day each year. */
  closesOn: IsoDate | null;
  /** The first closed day as it stands. */
  seasonEnds: IsoDate;
  crewsPerDay: number;
  overfull: { date: IsoDate; visits: number }[];
};

/** The end of the season, the crews, and the days that have more visits than crews. */
export async function readCalendarSettings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<CalendarSettings> {
  const { closesOn, crewsPerDay } = (await readSettings(db)).values;
  const day = today(clock.now(), schedule.timeZone);
  return {
    closesOn,
    seasonEnds: seasonEnd(day, schedule, closesOn),
    crewsPerDay,
    overfull: await overfullDays(db, { from: day, crews: crewsPerDay }),
  };
}
