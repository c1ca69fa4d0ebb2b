import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import { type AreaMap, tilesBetween } from './neighbourhood.ts';
import { type AppointmentTime, minutesOf } from './schedule.ts';

/** What a day's order is based on; null if unknown. */
export type Stop = { time: AppointmentTime | null; postalCode: string | null };

/** When it begins, in minutes; first if unknown. */
export const beginOf = ({ time }: Stop): number => (time ? minutesOf(time) : 0);

const areaOf = (stop: Stop | undefined): string => forwardSortationArea(stop?.postalCode ?? '');

/**
 * A day's visits in driving order: by hour, and within an hour across neighbouring tiles, each next one the
 * nearest to the last. A day starts with the first one given for its first hour.
 */
export function inVisitOrder<T extends Stop>(visits: readonly T[], map: AreaMap): T[] {
  const ordered: T[] = [];
  const sorted = visits.toSorted((one, other) => beginOf(one) - beginOf(other));
  for (const waiting of Map.groupBy(sorted, beginOf).values()) {
    while (waiting.length > 0) {
      const here = areaOf(ordered.at(-1) ?? waiting[0]);
      const ways = waiting.map((one) => tilesBetween(here, areaOf(one), map));
      ordered.push(...waiting.splice(ways.indexOf(Math.min(...ways)), 1));
    }
  }
  return ordered;
}
