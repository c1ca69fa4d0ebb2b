import { areaMap } from '#business/area-map.ts';
import { schedule } from '#business/schedule.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { inVisitOrder } from '#domain/calendar/visit-order.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Deps } from '#server/deps.ts';
import { readVisitCrews } from '#server/modules/calendar/visit-crews.ts';
import { stopsBetween } from './queries/visits.ts';

/** The visits of a day, or of today and tomorrow, in route order, with what a crew needs on site. */
export async function readRouteSheet({ db, clock }: Pick<Deps, 'db' | 'clock'>, day?: IsoDate) {
  const from = day ?? today(clock.now(), schedule.timeZone);
  const to = day ?? addDays(from, 1);
  const stops = await stopsBetween(db, { from, to });
  const { crewsOf, crewOf } = await readVisitCrews(db, { from, to }, stops);
  const stopsOn = Map.groupBy(stops, ({ date }) => date);
  return {
    days: [...new Set([from, to])].map((date) => ({
      date,
      crews: crewsOf(date),
      stops: inVisitOrder(stopsOn.get(date) ?? [], areaMap).map((stop) => ({ ...stop, ...crewOf(stop.id) })),
    })),
  };
}
