import { areaMap } from '#business/area-map.ts';
import { usualHours } from '#business/weather.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { type CrewRules, crewsOn } from '#domain/calendar/schedule.ts';
import type { Stop } from '#domain/calendar/visit-order.ts';
import type { StorefrontSize } from '#domain/funnel/size.ts';
import { tierOf } from '#domain/funnel/tier.ts';
import { crewsOfDay } from '#domain/planning/crews.ts';
import type { Db } from '#server/database/database.ts';
import { readCrewRules } from './queries/day-crews.ts';
import { crewsSet } from './queries/visit-crews.ts';

type Visit = Stop & { id: string; date: IsoDate; storefrontSize: StorefrontSize };

/** The crew of a visit, null if none is free; `crewSet`: by the office, else suggested. */
type VisitCrew = { crew: number | null; crewSet: boolean };

/** Which crew goes to each visit, given the visits of whole days. */
export function visitCrewsBy(visits: readonly Visit[], rules: CrewRules, set: ReadonlyMap<string, number>) {
  const crewOf = new Map<string, number | null>();
  for (const [date, ofDay] of Map.groupBy(visits, (visit) => visit.date)) {
    const known = ofDay.map((visit) => ({
      ...visit,
      hours: usualHours[tierOf(visit.storefrontSize)],
      set: set.get(visit.id) ?? null,
    }));
    for (const [id, crew] of crewsOfDay(known, { crews: crewsOn(date, rules), map: areaMap })) crewOf.set(id, crew);
  }
  return (id: string): VisitCrew => {
    const crew = crewOf.get(id) ?? null;
    return { crew, crewSet: crew !== null && crew === set.get(id) };
  };
}

/** How many crews each day has, and which one goes to each visit; `visits` are all of a range of days (inclusive). */
export async function readVisitCrews(db: Db, range: { from: IsoDate; to: IsoDate }, visits: readonly Visit[]) {
  const rules = await readCrewRules(db, range.from);
  const crewOf = visitCrewsBy(visits, rules, await crewsSet(db, range));
  return { crewsOf: (date: IsoDate) => crewsOn(date, rules), crewOf };
}
