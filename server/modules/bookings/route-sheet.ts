import { areaMap } from '#business/area-map.ts';
import { schedule } from '#business/schedule.ts';
import { addDays } from '#domain/calendar/day.ts';
import { inVisitOrder } from '#domain/calendar/visit-order.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Deps } from '#server/deps.ts';
import { stopsBetween } from './queries/visits.ts';

/** Who is visited today and tomorrow, by day and in the order of the way, with what a crew needs at the door. */
export async function readRouteSheet({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const from = today(clock.now(), schedule.timeZone);
  const to = addDays(from, 1);
  const stopsOn = Map.groupBy(await stopsBetween(db, { from, to }), ({ date }) => date);
  return { days: [from, to].map((date) => ({ date, stops: inVisitOrder(stopsOn.get(date) ?? [], areaMap) })) };
}
