import { addDays, type IsoDate } from './day.ts';

/** A day that is open and not sold out; whether unpaid checkouts hold all that is left of it. */
export type OpenDay = { date: IsoDate; isHeld: boolean };

export type DemandRules = {
  weeks: number;
  share: number;
  nextDays: number;
  heldOfNext: number;
  least: number;
};

/**
 * Whether days are in demand: unpaid checkouts hold so many of the next weeks, of the whole season or of the next open days
 * that a hold must no longer keep anyone out. `days` are in order. The weeks count from the first open day, so that it is
 * the same before a season.
 */
export function isInDemand(
  days: readonly OpenDay[],
  { weeks, share, nextDays, heldOfNext, least }: DemandRules,
): boolean {
  const [first] = days;
  if (!first) return false;
  const until = addDays(first.date, weeks * 7);
  const soon = days.filter(({ date }) => date < until);
  const isTooMuch = (some: readonly OpenDay[]) => countHeld(some) > Math.max(least, some.length * share);
  return isTooMuch(soon) || isTooMuch(days) || countHeld(days.slice(0, nextDays)) > heldOfNext;
}

const countHeld = (days: readonly OpenDay[]): number => days.filter(({ isHeld }) => isHeld).length;
