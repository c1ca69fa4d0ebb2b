import { areaMap } from '#business/area-map.ts';
import { schedule } from '#business/schedule.ts';
import { usualHours } from '#business/weather.ts';
import { addDays } from '#domain/calendar/day.ts';
import { inVisitOrder } from '#domain/calendar/visit-order.ts';
import { today } from '#domain/calendar/zone.ts';
import { weatherOfVisit } from '#domain/weather/visit-weather.ts';
import type { Deps } from '#server/deps.ts';
import { stopsBetween } from '#server/modules/bookings/queries/visits.ts';
import { readVisitCrews } from '#server/modules/calendar/visit-crews.ts';
import { photosOf, type VisitPhoto } from '#server/modules/photos/queries.ts';
import { type Forecast, recentForecast } from '#server/modules/weather/forecast.ts';
import type { Operator } from '#server/operator.ts';
import { crewOfPerson, reportsOf, type VisitReport } from './queries.ts';

/**
 * Today's and tomorrow's visits of all crews in route order, with what is needed on site; no amounts, no
 * e-mail.
 */
export async function listCrewVisits(deps: Deps, { id }: Pick<Operator, 'id'>) {
  const now = deps.clock.now();
  const from = today(now, schedule.timeZone);
  const to = addDays(from, 1);
  const [forecast, stops] = await Promise.all([recentForecast(deps), stopsBetween(deps.db, { from, to })]);
  const [{ crewOf }, crew] = await Promise.all([
    readVisitCrews(deps.db, { from, to }, stops),
    crewOfPerson(deps.db, id),
  ]);
  const ids = stops.map((stop) => stop.id);
  const reported = Map.groupBy(ids.length === 0 ? [] : await reportsOf(deps.db, ids), ({ bookingId }) => bookingId);
  const taken = Map.groupBy(await photosOf(deps.db, ids), ({ bookingId }) => bookingId);
  const stopsOn = Map.groupBy(stops, ({ date }) => date);
  return {
    now: now.toISOString(),
    person: id,
    crew,
    days: [from, to].map((date) => ({
      date,
      weather: weatherOf(forecast, date),
      visits: inVisitOrder(stopsOn.get(date) ?? [], areaMap).map((stop) => ({
        ...stop,
        crew: crewOf(stop.id).crew,
        weather: forecast && weatherOfVisit({ ...stop, size: stop.storefrontSize }, forecast.sky, { usualHours }),
        reports: (reported.get(stop.id) ?? []).flatMap((report) => reportShown(report, date)),
        photos: (taken.get(stop.id) ?? []).filter(({ visitDate }) => visitDate === date).map(photoShown),
      })),
    })),
  };
}

/** Notes are listed separately; reports for a former day of the visit no longer count. */
const reportShown = ({ kind, visitDate, pressedAt, notice }: VisitReport, date: string) =>
  kind === 'note' || visitDate !== date ? [] : [{ kind, at: pressedAt.toISOString(), notice }];

const photoShown = ({ id, kind, takenAt }: VisitPhoto) => ({ id, kind, at: takenAt.toISOString() });

function weatherOf(forecast: Forecast | null, date: string) {
  const day = forecast?.days.find((one) => one.date === date);
  return day ? { condition: day.condition, temperatureC: day.temperatureC, gustKmh: day.gustKmh } : null;
}
