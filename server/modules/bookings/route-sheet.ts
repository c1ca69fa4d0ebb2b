import { schedule } from '#business/schedule.ts';
import { addDays } from '#domain/calendar/day.ts';
import { minutesOf } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Deps } from '#server/deps.ts';
import { stopsBetween } from './queries/visits.ts';

/** Who is visited today and tomorrow, by day and hour, with what a crew needs at the door. */
export async function readRouteSheet({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const from = today(clock.now(), schedule.timeZone);
  const to = addDays(from, 1);
  const stops = (await stopsBetween(db, { from, to })).toSorted(
    (a, b) => (minutesOf(a.time) ?? 0) - (minutesOf(b.time) ?? 0),
  );
  const stopsOn = (day: string) => stops.flatMap(({ date, ...stop }) => (date === day ? [stop] : []));
  return { days: [from, to].map((date) => ({ date, stops: stopsOn(date) })) };
}
