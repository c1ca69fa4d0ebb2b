import { areaMap } from '#business/area-map.ts';
import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { type AreaVisits, nearbyDays } from '#domain/calendar/nearby-days.ts';
import { crewsOn } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Deps } from '#server/deps.ts';
import type { CalendarRules } from './snapshot.ts';

type NearbyDays = { days: IsoDate[] };
type Season = { rules: CalendarRules; from: IsoDate };

/** The result for each area on the map or in an owner's list, cached until the visits, the day or the rules change. */
const answers = new WeakMap<readonly AreaVisits[], Season & { ofArea: Map<string, NearbyDays> }>();
/** Other areas have no result. */
const nothing: NearbyDays = { days: [] };

/** The days on which a crew is in an area or next to it. It changes nothing about which days are free. */
export async function listNearbyDays(
  { calendar, clock }: Pick<Deps, 'calendar' | 'clock'>,
  { area }: { area: string },
): Promise<NearbyDays> {
  const [rules, visits] = await Promise.all([calendar.rules.read(), calendar.visits.read()]);
  const from = today(clock.now(), schedule.timeZone);
  const known = answers.get(visits);
  const isCurrent = known?.rules === rules && known.from === from;
  const ofArea = isCurrent ? known.ofArea : answersOf(visits, { rules, from });
  if (!isCurrent) answers.set(visits, { rules, from, ofArea });
  return ofArea.get(area) ?? nothing;
}

function answersOf(visits: readonly AreaVisits[], { rules, from }: Season): Map<string, NearbyDays> {
  const facts = { map: areaMap, crewsOn: (date: IsoDate) => crewsOn(date, rules), from };
  const areas = new Set([...areaMap.map(({ area }) => area), ...rules.areaLists.flatMap(({ value }) => value)]);
  return new Map([...areas].map((area) => [area, { days: nearbyDays(area, visits, facts) }]));
}
