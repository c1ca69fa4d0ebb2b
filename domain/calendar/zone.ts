import { dayMs, minuteMs } from '../durations.ts';
import type { IsoDate } from './day.ts';

export type WallTime = { date: IsoDate; hour: number; minute: number; second: number };

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(timeZone, created);
  return created;
}

/** Offsets change at full quarters of an hour, so that one is good for all of it. */
const quarterMs = 15 * minuteMs;
const offsets = new Map<string, number>();
const mostOffsets = 5000;

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offset(instant: number, timeZone: string): number {
  const quarter = `${timeZone} ${Math.floor(instant / quarterMs)}`;
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const shown = formatter(timeZone).format(instant); // 2026-07-01 09:00:00
  const found = Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
  if (offsets.size === mostOffsets) offsets.clear();
  offsets.set(quarter, found);
  return found;
}

export function wallTime(instant: Date, timeZone: string): WallTime {
  const local = new Date(instant.getTime() + offset(instant.getTime(), timeZone));
  return {
    date: local.toISOString().slice(0, 10),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
  };
}

const asUtc = (wall: WallTime): number =>
  Date.parse(`${wall.date}T00:00:00Z`) + ((wall.hour * 60 + wall.minute) * 60 + wall.second) * 1000;

/**
 * The instant of a local time. One that occurs twice (in autumn) gives the first; one that is skipped (in spring) is read with
 * the offset before the change, as JavaScript's own local dates are.
 */
export function instantOf(wall: WallTime, timeZone: string): Date {
  const local = asUtc(wall);
  const before = offset(local - dayMs, timeZone);
  const after = offset(local + dayMs, timeZone);
  const candidates = [local - before, local - after].filter((guess) => guess + offset(guess, timeZone) === local);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : local - before);
}

export const midnight = (date: IsoDate, timeZone: string): Date =>
  instantOf({ date, hour: 0, minute: 0, second: 0 }, timeZone);

/** Today in business time. */
export const today = (now: Date, timeZone: string): IsoDate => wallTime(now, timeZone).date;
