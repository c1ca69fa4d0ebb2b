import { addDays, weekdayOf } from '#domain/calendar/day.ts';
import { monthOf } from '#domain/calendar/months.ts';
import { today } from '#domain/calendar/zone.ts';

/** How many days, weeks and months with backups keep one. */
export const kept = { daily: 7, weekly: 5, monthly: 12 } as const;

export type KeptSet<S> = { set: S; isDaily: boolean };

/**
 * The sets to keep, newest first: the newest of each of the last 7 days, 5 weeks and 12 months that have one. Every moment
 * is kept only from the daily ones on.
 */
export function setsToKeep<S extends { at: Date }>(sets: readonly S[], timeZone: string): KeptSet<S>[] {
  const newestFirst = sets.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const day = ({ at }: S) => today(at, timeZone);
  const daily = newestOf(newestFirst, day, kept.daily);
  const weekly = newestOf(newestFirst, (set) => mondayOf(day(set)), kept.weekly);
  const monthly = newestOf(newestFirst, (set) => monthOf(day(set)), kept.monthly);
  return newestFirst
    .filter((set) => daily.has(set) || weekly.has(set) || monthly.has(set))
    .map((set) => ({ set, isDaily: daily.has(set) }));
}

const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

function newestOf<S>(newestFirst: readonly S[], period: (set: S) => string, count: number): Set<S> {
  const newest = new Map<string, S>();
  for (const set of newestFirst) {
    const name = period(set);
    if (!newest.has(name) && newest.size < count) newest.set(name, set);
  }
  return new Set(newest.values());
}
