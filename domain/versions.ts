import { addDays, type IsoDate, isDay } from './calendar/day.ts';
import { midnight, today } from './calendar/zone.ts';

/** A fact an owner set, and when it takes effect. `id` is 0 for the shipped one, which always applied. */
export type Version<T> = { readonly id: number; readonly startsAt: Date; readonly value: T };

export const versionStates = ['past', 'current', 'coming', 'withdrawn'] as const;
export type VersionState = (typeof versionStates)[number];

/** In the order in which they begin; of two that begin together the newer one last. */
export const inOrder = <T>(versions: readonly Version<T>[]): Version<T>[] =>
  versions.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id);

/** The version that applies at an instant: the one that began last, of two that began together the newer one. */
export const versionAt = <T>(versions: readonly Version<T>[], now: Date): Version<T> | undefined =>
  inOrder(versions.filter(({ startsAt }) => startsAt <= now)).at(-1);

/** Two years: anyone planning further ahead mistyped the year. */
const furthestDays = 730;

/** When a value set for a day takes effect: at once for today or no day, later at business midnight. Null if not allowed. */
export function beginningOf(startsOn: IsoDate | undefined, now: Date, timeZone: string): Date | null {
  if (startsOn === undefined) return now;
  const thisDay = today(now, timeZone);
  if (!isDay(startsOn) || startsOn < thisDay || startsOn > addDays(thisDay, furthestDays)) return null;
  return startsOn === thisDay ? now : midnight(startsOn, timeZone);
}
