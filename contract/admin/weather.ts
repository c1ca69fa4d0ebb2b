import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Failure } from '../failure.ts';

const optional = z.nullable(z.string());
const figure = z.nullable(z.number());

const WeatherVisit = z.object({
  orderNo: z.string(),
  clientId: z.string(),
  businessName: z.string(),
  time: z.string(),
  /** Its newest weather proposal. */
  proposal: z.nullable(
    z.object({
      state: z.string(),
      answer: optional,
      from: optional,
      proposedDate: optional,
      proposedTime: optional,
      movedTo: optional,
    }),
  ),
});
export type WeatherVisit = z.infer<typeof WeatherVisit>;

const DayForecast = z.object({
  date: z.string(),
  figures: z.nullable(
    z.object({
      precipitationChance: figure,
      precipitationMm: figure,
      temperatureC: figure,
      gustKmh: figure,
      condition: optional,
    }),
  ),
  judgement: z.enum(['suitable', 'unsuitable', 'unknown']),
  reasons: z.array(z.string()),
});
export type DayForecast = z.infer<typeof DayForecast>;

const WeatherDay = z.object({
  ...DayForecast.shape,
  /** Whether visits of this day are within the range that is judged each evening. */
  judged: z.boolean(),
  /** As many as a day can have crews; the list of bookings has all. */
  visits: z.array(WeatherVisit),
  hasMore: z.boolean(),
});
export type WeatherDay = z.infer<typeof WeatherDay>;

const WeatherRun = z.object({
  finishedAt: z.string(),
  judged: z.number(),
  proposed: z.number(),
  /** The forecast service; null when all of them failed. */
  source: optional,
  /** Whether some visits could not be judged; the evening job judges them again. */
  incomplete: z.boolean(),
});
export type WeatherRun = z.infer<typeof WeatherRun>;

export const readWeather = defineCall({
  method: 'GET',
  path: '/api/admin/weather',
  summary: 'The forecast of today and the coming days, what it means for visits, and the visits of each day',
  responses: {
    200: z.object({
      today: DayForecast,
      /** From tomorrow on. */
      days: z.array(WeatherDay),
      /** The forecast service, and when it was read; null when all of them failed. */
      source: optional,
      readAt: optional,
      /** The services that failed, with their errors. */
      failures: z.array(z.object({ source: z.string(), detail: z.string() })),
      lastRun: z.nullable(WeatherRun),
    }),
    401: Failure,
    403: Failure,
  },
});
export type AdminWeather = z.infer<(typeof readWeather)['responses'][200]>;

export const runWeather = defineCall({
  method: 'POST',
  path: '/api/admin/weather/run',
  summary: 'Judges the weather of the coming visits now, and proposes other days where it is unsuitable',
  responses: { 200: WeatherRun, 401: Failure, 403: Failure, 409: Failure },
});
