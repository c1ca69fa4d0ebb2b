import { type AppointmentTime, appointmentInstant } from '#domain/calendar/schedule.ts';
import type { IsoDate } from '../calendar/day.ts';
import { hourMs, minuteMs } from '../durations.ts';
import type { FreeDay } from '../offers/plan-days.ts';
import { afterQuietHours, isQuiet, type QuietHours } from '../outbox/quiet-hours.ts';

/** `asked` until the address is confirmed; `over` once no day of the span is ahead. */
export const waitingStates = ['asked', 'waiting', 'booked', 'over', 'left'] as const;

/** `open` while the day is held; `passed` when it went on to the next person. */
export const offerStates = ['open', 'taken', 'passed'] as const;

export type Span = { from: IsoDate; to: IsoDate };

type Wish = Span & {
  /** The visit they already have: only an earlier day helps. */
  before: IsoDate | null;
  /** Days held for them before: no one is notified of one twice. */
  offered: readonly IsoDate[];
};

export const wishedDays = <D extends Pick<FreeDay, 'date'>>(days: readonly D[], wish: Wish): D[] =>
  days.filter(
    ({ date }) =>
      wish.from <= date &&
      date <= wish.to &&
      (wish.before === null || date < wish.before) &&
      !wish.offered.includes(date),
  );

type Holding = { now: Date; hours: number; leastMinutes: number; quiet: QuietHours };

/**
 * Until when a day is held for one person: this many hours outside the quiet ones, and not into its last visit. Null if too
 * little time is left for anyone to take it.
 */
export function offerEnd(day: FreeDay, { now, hours, leastMinutes, quiet }: Holding): Date | null {
  const last = Math.max(...day.times.map((time) => beginning(day.date, time, quiet).getTime()));
  const end = Math.min(awakeAfter(now, hours * hourMs, quiet).getTime(), last - leastMinutes * minuteMs);
  return end - now.getTime() >= leastMinutes * minuteMs ? new Date(end) : null;
}

const beginning = (date: IsoDate, time: AppointmentTime, { timeZone }: QuietHours): Date =>
  appointmentInstant(date, time, timeZone);

/** The instant when this much time outside the quiet hours has passed. */
function awakeAfter(from: Date, ms: number, quiet: QuietHours): Date {
  let [at, left] = [afterQuietHours(from, quiet), ms];
  while (left > 0) {
    const step = Math.min(left, stepMs);
    const next = new Date(at.getTime() + step);
    left -= step;
    at = isQuiet(next, quiet) ? afterQuietHours(next, quiet) : next;
  }
  return at;
}
/** To the quarter of an hour. */
const stepMs = 15 * minuteMs;
