import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { crewsOn, leastCrews } from '#domain/calendar/schedule.ts';
import { seasonOn } from '#domain/calendar/season.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Deps } from '#server/deps.ts';
import { readSchedules } from '#server/modules/settings/queries/schedules.ts';
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
  const [{ values }, schedules] = await Promise.all([readSettings(db), readSchedules(db)]);
  const { closesOn, crewsPerDay } = values;
  const crews = { schedule: schedules, crewsPerDay };
  const day = today(clock.now(), schedule.timeZone);
  const season = seasonOn(day, schedules, closesOn);
  const full = await overfullDays(db, { from: day, crews: leastCrews(crews) });
  return {
    closesOn,
    seasonOpens: season.opensOn,
    seasonEnds: season.closesOn,
    crewsPerDay,
    overfull: full.filter(({ date, visits }) => visits > crewsOn(date, crews)),
  };
}
