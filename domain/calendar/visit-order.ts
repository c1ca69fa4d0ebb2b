import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import { type AreaMap, tilesBetween } from './neighbourhood.ts';
import { type AppointmentTime, minutesOf } from './schedule.ts';

/** What the order of a day is made of; null where it is not known. */
export type Stop = { time: AppointmentTime | null; postalCode: string | null };

/** When it begins, in minutes; first of all where that is not known. */
export const beginOf = ({ time }: Stop): number => (time ? minutesOf(time) : 0);

const areaOf = (stop: Stop | undefined): string => forwardSortationArea(stop?.postalCode ?? '');

/**
 * The visits of a day as a crew drives them: by the hour, and those of one hour over neighbouring tiles, each next one the
 * nearest to the one before. A day begins with the first of those given for its first hour.
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
