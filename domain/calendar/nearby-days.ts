import type { IsoDate } from './day.ts';
import { type AreaMap, isNear } from './neighbourhood.ts';

export type AreaVisits = { date: IsoDate; area: string; visits: number };

/**
 * The days when a crew is near an area, in the order of the visits. Sold-out days are left out: nobody can
 * choose them, and we do not reveal other people's visits for no gain.
 */
export function nearbyDays(
  area: string,
  visits: readonly AreaVisits[],
  { map, crewsOn, from }: { map: AreaMap; crewsOn: (date: IsoDate) => number; from: IsoDate },
): IsoDate[] {
  const ahead = Map.groupBy(visits, ({ date }) => date);
  return [...ahead].flatMap(([date, areas]) => {
    const sold = areas.reduce((sum, one) => sum + one.visits, 0);
    const isShown = date >= from && sold < crewsOn(date) && areas.some((one) => isNear(area, one.area, map));
    return isShown ? [date] : [];
  });
}
