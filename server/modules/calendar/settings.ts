import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { seasonOn } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Deps } from '#server/deps.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { overfullDays } from './queries/overview.ts';

type CalendarSettings = {
  /** The first closed day set by the operator; null for the default date of each year. */
  closesOn: IsoDate | null;
  /** The season that is sold. */
  seasonOpens: IsoDate;
  seasonEnds: IsoDate;
  crewsPerDay: number;
  overfull: { date: IsoDate; visits: number }[];
};

/** The end of the season, the number of crews, and the days with more visits than crews. */
export async function readCalendarSettings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<CalendarSettings> {
  const { closesOn, crewsPerDay } = (await readSettings(db)).values;
  const day = today(clock.now(), schedule.timeZone);
  const season = seasonOn(day, schedule, closesOn);
  return {
    closesOn,
    seasonOpens: season.opensOn,
    seasonEnds: season.closesOn,
    crewsPerDay,
    overfull: await overfullDays(db, { from: day, crews: crewsPerDay }),
  };
}
