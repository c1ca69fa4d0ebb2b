import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { brand } from '#business/brand.ts';
import { schedule } from '#business/schedule.ts';
import { forecastDays } from '#business/weather.ts';
import { addDays, daysBetween, isDay } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { maxLength, minLength } from '#domain/fields.ts';
import { formatLongDate } from '#domain/format.ts';
import { clearDay, type ForecastStore, forecastSimulator, type SetDay, wetHours } from '#sandbox/forecast/simulator.ts';
import { takeFault } from '#sandbox/stores/faults.ts';
import { setForecast } from '#sandbox/stores/forecasts.ts';
import type { Deps } from '#server/deps.ts';
import { forgetForecast } from '#server/modules/weather/forecast.ts';
import { renderForm, type Section } from './page.ts';

const conditions = ['clear', 'cloudy', 'fog', 'drizzle', 'rain', 'freezing-rain', 'snow', 'storm'] as const;

const ranges = {
  precipitationChance: { min: 0, max: 100, step: 1 },
  precipitationMm: { min: 0, max: 200, step: 0.1 },
  temperatureC: { min: -60, max: 40, step: 0.1 },
  gustKmh: { min: 0, max: 300, step: 1 },
  wetFrom: { min: 0, max: 23, step: 1 },
  wetUntil: { min: 1, max: 24, step: 1 },
} as const;
const hourNames = ['wetFrom', 'wetUntil'] as const;
const figureNames = ['precipitationChance', 'precipitationMm', 'temperatureC', 'gustKmh'] as const;

const figure = ({ min, max }: { min: number; max: number }) =>
  z.number('invalid').check(z.minimum(min, 'invalid'), z.maximum(max, 'invalid'));

const Day = z.object({ date: z.string('invalid').check(z.refine(isDay, 'date-format')) });
const Weather = z.object({
  precipitationChance: figure(ranges.precipitationChance),
  precipitationMm: figure(ranges.precipitationMm),
  temperatureC: figure(ranges.temperatureC),
  gustKmh: figure(ranges.gustKmh),
  condition: z.string('invalid').check(z.trim(), minLength(1, 'invalid'), maxLength(60, 'too-long')),
  wetFrom: z.optional(figure(ranges.wetFrom)),
  wetUntil: z.optional(figure(ranges.wetUntil)),
  /** The forecast, or the actual weather. */
  as: z.optional(z.enum(['forecast', 'past'], 'invalid')),
});

/** Sets and shows the weather of the simulated forecast services, and the actual weather. */
export async function weatherRoutes(app: FastifyInstance, deps: Deps, store: ForecastStore): Promise<void> {
  await app.register(forecastSimulator, {
    prefix: '/weather-services',
    store,
    now: () => deps.clock.now(),
    timeZone: schedule.timeZone,
    city: brand.city,
    nextFault: () => takeFault(deps.db, 'weather'),
  });

  app.put('/weather/:date', { schema: { params: Day, body: Weather } }, async ({ params, body }) => {
    const { date } = Day.parse(params);
    const { as, ...figures } = Weather.parse(body);
    const { did, ...forecast } = (await store.all()).get(date) ?? { ...clearDay, did: undefined };
    await setForecast(
      deps.db,
      date,
      as === 'past' ? { ...forecast, did: figures } : { ...figures, ...(did && { did }) },
    );
    forgetForecast(deps);
    return { date, ...figures };
  });

  app.get('/weather.json', async () => ({ days: await listedDays(store, deps.clock.now()) }));
}

/** The coming days that a forecast covers, and any other day set by hand; `set` says which those are. */
async function listedDays(store: ForecastStore, now: Date): Promise<(SetDay & { date: string; set: boolean })[]> {
  const set = await store.all();
  const first = addDays(today(now, schedule.timeZone), 1);
  const dates = new Set([...daysBetween(first, addDays(first, forecastDays)), ...set.keys()]);
  return [...dates].toSorted().map((date) => ({ date, set: set.has(date), ...(set.get(date) ?? clearDay) }));
}

/** The weather of the coming days, and a form that sets a day's. */
export const weatherSection = (deps: Deps, store: ForecastStore): Section => ({
  id: 'forecast',
  note: 'forecastNote',
  async form({ say }) {
    const [first] = await listedDays(store, deps.clock.now());
    return renderForm({
      call: 'PUT /sandbox/weather/:date',
      fields: [
        { name: 'date', label: say('day'), type: 'date', value: first?.date ?? '' },
        ...figureNames.map((name) => ({
          name,
          label: say(name),
          type: 'number' as const,
          ...ranges[name],
          value: clearDay[name],
        })),
        ...hourNames.map((name) => ({
          name,
          label: say(name),
          type: 'number' as const,
          ...ranges[name],
          value: wetHours(clearDay)[name === 'wetFrom' ? 'from' : 'until'],
        })),
        {
          name: 'condition',
          label: say('condition'),
          value: clearDay.condition,
          options: conditions.map((one) => [one, say(`condition-${one}`)] as const),
        },
      ],
      buttons: [{ label: say('setWeather') }, { label: say('setSky'), name: 'as', value: 'past' }],
    });
  },
  columns: ['day', ...figureNames, 'condition', 'source'],
  async rows({ language, say }) {
    const number = new Intl.NumberFormat(`${language}-CA`);
    return (await listedDays(store, deps.clock.now())).map((day) => {
      const condition = conditions.find((one) => one === day.condition);
      return [
        formatLongDate(day.date, language),
        ...figureNames.map((name) => number.format(day[name])),
        condition ? say(`condition-${condition}`) : day.condition,
        day.set ? say('daySet') : '',
      ];
    });
  },
  links: { 'weather.json': 'json' },
});
