import { type AreaMap, tilesBetween } from '../calendar/neighbourhood.ts';
import { beginOf, inVisitOrder, type Stop } from '../calendar/visit-order.ts';
import { forwardSortationArea } from '../typed/postal-code.ts';
import { assign } from './assign.ts';

export type CrewedVisit = Stop & { id: string; hours: number; set: number | null };

type Crews = { crews: number; map: AreaMap };

/** The cost of a crew. One that is free all day beats a far one, but not one that is next door. */
const points = { tile: 2, far: 100, fresh: 3, beyondShare: 1000, none: 1_000_000, busy: 1e9 } as const;

/**
 * The crew of each visit of a day, from 1 on. What the office set stays as long as that crew exists. The others are assigned
 * by the hour, those of one hour together: no crew gets two visits at a time, nor more than its share while another can come,
 * and the nearest gets it. Null if every crew is busy. The same day is always assigned the same way.
 */
export function crewsOfDay(visits: readonly CrewedVisit[], { crews, map }: Crews): Map<string, number | null> {
  const share = Math.ceil(visits.length / Math.max(crews, 1));
  const crewOf = new Map<string, number | null>();
  const driven: CrewedVisit[][] = Array.from({ length: crews }, () => []);
  const give = (visit: CrewedVisit, crew: number | null) => {
    crewOf.set(visit.id, crew);
    if (crew !== null) driven[crew - 1]?.push(visit);
  };
  for (const visit of visits) if (visit.set !== null && visit.set <= crews) give(visit, visit.set);
  const open = visits.filter(({ id }) => !crewOf.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const hour of Map.groupBy(inVisitOrder(open, map), beginOf).values()) {
    const costs = hour.map((visit) => [
      ...driven.map((has) => costOf(visit, has, { share, map })),
      ...hour.map(() => points.none),
    ]);
    const columns = assign(costs);
    for (const [index, visit] of hour.entries()) {
      const column = columns[index] ?? crews;
      give(visit, column < crews ? column + 1 : null);
    }
  }
  return crewOf;
}

function costOf(visit: CrewedVisit, has: readonly CrewedVisit[], { share, map }: { share: number; map: AreaMap }) {
  if (has.some((other) => overlap(visit, other))) return points.busy;
  const beyond = has.length < share ? 0 : points.beyondShare * (has.length - share + 1);
  const ways = has.map((other) => tilesFrom(visit, other, map) * points.tile);
  return beyond + (ways.length === 0 ? points.fresh : Math.min(...ways, points.far));
}

const overlap = (one: CrewedVisit, other: CrewedVisit): boolean =>
  beginOf(one) < beginOf(other) + other.hours * 60 && beginOf(other) < beginOf(one) + one.hours * 60;

/** If an area is unknown, nobody is near. */
function tilesFrom(one: Stop, other: Stop, map: AreaMap): number {
  const [from, to] = [one, other].map(({ postalCode }) => forwardSortationArea(postalCode ?? ''));
  return from && to ? tilesBetween(from, to, map) : Number.POSITIVE_INFINITY;
}
