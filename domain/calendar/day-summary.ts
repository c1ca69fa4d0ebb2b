import { blockedTimes, type CalendarView, isBlockedAllDay, isInSeason, openTimes } from './availability.ts';
import type { IsoDate } from './day.ts';
import { type AppointmentTime, type CalendarBlock, timesOn } from './schedule.ts';
import { today } from './zone.ts';

/** Why no further visit can be booked on a day. */
export const closings = ['past', 'weekday', 'season', 'blocked', 'no-crews', 'full'] as const;
export type Closing = (typeof closings)[number];

/** A day for the operator. `why` is null while a visit can be booked; `free` counts crews. */
export type DaySummary = { why: Closing | null; free: number; times: AppointmentTime[] };

/** Summarizes a day from the number of crews and how many of them are claimed. */
export function daySummary(date: IsoDate, view: CalendarView, { crews, taken }: { crews: number; taken: number }) {
  const why = closingOf(date, view) ?? (crews === 0 ? 'no-crews' : taken >= crews ? 'full' : null);
  const day: DaySummary = { why, free: Math.max(0, crews - taken), times: openTimes(date, view) };
  return day;
}

function closingOf(date: IsoDate, view: CalendarView): Closing | null {
  const { schedule, blocks, now } = view;
  if (date < today(now, schedule.timeZone)) return 'past';
  const times = timesOn(date, schedule);
  if (times.length === 0) return 'weekday';
  if (!isInSeason(date, view)) return 'season';
  if (isBlockedAllDay(date, blocks)) return 'blocked';
  if (openTimes(date, view).length > 0) return null;
  // Every time is past or blocked.
  return blockedTimes(date, times, blocks).length === times.length ? 'blocked' : 'past';
}

type Visit = { date: IsoDate; time: AppointmentTime };

/** The visits that begin within a block. A block cancels none of them. */
export const coveredBy = <V extends Visit>(block: CalendarBlock, visits: readonly V[]): V[] =>
  visits.filter(
    ({ date, time }) => isBlockedAllDay(date, [block]) || blockedTimes(date, [time], [block]).includes(time),
  );
