import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { type CrewRules, crewsOn, leastCrews } from '#domain/calendar/schedule.ts';
import { seasonOn } from '#domain/calendar/season.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { readCrewRules } from './queries/day-crews.ts';
import { overfullDays } from './queries/overview.ts';

type CalendarSettings = {
  /** The first closed day set by the operator; null for the default date of each year. */
  closesOn: IsoDate | null;
  /** The season on sale. */
  seasonOpens: IsoDate;
  seasonEnds: IsoDate;
  crewsPerDay: number;
  overfull: Overfull[];
};

type Overfull = { date: IsoDate; visits: number; crews: number };

/** The end of the season, the number of crews, and the days with more visits than crews. */
export async function readCalendarSettings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<CalendarSettings> {
  const day = today(clock.now(), schedule.timeZone);
  const [{ values }, rules] = await Promise.all([readSettings(db), readCrewRules(db, day)]);
  const season = seasonOn(day, rules.schedule, values.closesOn);
  return {
    closesOn: values.closesOn,
    seasonOpens: season.opensOn,
    seasonEnds: season.closesOn,
    crewsPerDay: values.crewsPerDay,
    overfull: await overfullOf(db, rules, day),
  };
}

/** The days that another number of crews would leave with more visits than crews, excluding those that already have. */
export async function checkCrews({ db, clock }: Pick<Deps, 'db' | 'clock'>, crewsPerDay: number): Promise<Overfull[]> {
  const day = today(clock.now(), schedule.timeZone);
  const rules = await readCrewRules(db, day);
  const [now, then] = await Promise.all([overfullOf(db, rules, day), overfullOf(db, { ...rules, crewsPerDay }, day)]);
  const known = new Set(now.map(({ date }) => date));
  return then.filter(({ date }) => !known.has(date));
}

async function overfullOf(db: Db, rules: CrewRules, from: IsoDate): Promise<Overfull[]> {
  const full = await overfullDays(db, { from, crews: leastCrews(rules) });
  return full.flatMap((day) => {
    const crews = crewsOn(day.date, rules);
    return day.visits > crews ? [{ ...day, crews }] : [];
  });
}
