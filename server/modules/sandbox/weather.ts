import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { clearDay, type ForecastStore } from '#adapters/forecast/simulator.ts';
import { schedule } from '#business/schedule.ts';
import { forecastDays } from '#business/weather.ts';
import { addDays, daysBetween, isDay } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Deps } from '#server/deps.ts';
import { forgetForecast } from '#server/modules/weather/forecast.ts';
import { setForecast } from './stores/forecasts.ts';
import type { ListedDay } from './weather-section.ts';

const figure = (least: number, most: number) =>
  z.number('invalid').check(z.minimum(least, 'invalid'), z.maximum(most, 'invalid'));

const Day = z.object({ date: z.string('invalid').check(z.refine(isDay, 'date-format')) });
const Weather = z.object({
  precipitationChance: figure(0, 100),
  precipitationMm: figure(0, 200),
  temperatureC: figure(-60, 40),
  gustKmh: figure(0, 300),
  condition: z.string('invalid').check(z.trim(), z.minLength(1, 'invalid'), z.maxLength(60, 'too-long')),
});

/** Sets the weather that the forecast services' stand-ins tell of, and shows it. */
export function weatherRoutes(app: FastifyInstance, deps: Deps, store: ForecastStore): void {
  app.put('/weather/:date', { schema: { params: Day, body: Weather } }, async ({ params, body }) => {
    const { date } = Day.parse(params);
    const figures = Weather.parse(body);
    await setForecast(deps.db, date, figures);
    forgetForecast(deps);
    return { date, ...figures };
  });

  app.get('/weather.json', async () => ({ days: await listedDays(store, deps.clock.now()) }));
}

/** The coming days that a forecast covers, and any other day that somebody set. */
export async function listedDays(store: ForecastStore, now: Date): Promise<ListedDay[]> {
  const set = await store.all();
  const first = addDays(today(now, schedule.timeZone), 1);
  const dates = new Set([...daysBetween(first, addDays(first, forecastDays)), ...set.keys()]);
  return [...dates].toSorted().map((date) => ({ date, set: set.has(date), ...(set.get(date) ?? clearDay) }));
}
