import * as z from 'zod/mini';
import { serviceKeys } from '#business/services.ts';
import { appointmentTime, optionalText } from '#contract/fields.ts';
import { settingSchemas } from '#domain/settings/settings.ts';
import { defineCall } from '../call.ts';

const figure = z.nullable(z.number());

const Judged = z.object({
  judgement: z.enum(['suitable', 'unsuitable', 'unknown']),
  reasons: z.array(z.string()),
  /** The first hour past a limit, and the end of the last one: `2025-10-09T14`. */
  from: optionalText,
  until: optionalText,
});

const WeatherVisit = z.object({
  ...Judged.shape,
  service: z.enum(serviceKeys),
  orderNo: z.string(),
  clientId: z.string(),
  businessName: z.string(),
  time: appointmentTime,
  /** Its newest weather proposal. */
  proposal: z.nullable(
    z.object({
      state: z.string(),
      answer: optionalText,
      from: optionalText,
      proposedDate: optionalText,
      proposedTime: z.nullable(appointmentTime),
      movedTo: optionalText,
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
      condition: optionalText,
    }),
  ),
  ...Judged.shape,
});
export type DayForecast = z.infer<typeof DayForecast>;

const WeatherDay = z.object({
  ...DayForecast.shape,
  /** Whether this day's visits are in the range judged each evening. */
  judged: z.boolean(),
  /** No more than a day can have crews; the list of bookings has all. */
  visits: z.array(WeatherVisit),
  hasMore: z.boolean(),
});
export type WeatherDay = z.infer<typeof WeatherDay>;

const counts = { visits: z.number(), moves: z.number(), right: z.number(), missed: z.number() };
/** How often the forecast was right, and would have been at other chance thresholds. */
const WeatherAccount = z.object({
  ...counts,
  chance: z.number(),
  whatIf: z.array(z.object({ ...counts, chance: z.number() })),
});
export type WeatherAccount = z.infer<typeof WeatherAccount>;

const WeatherRun = z.object({
  finishedAt: z.string(),
  judged: z.number(),
  proposed: z.number(),
  /** The forecast service; null when all of them failed. */
  source: optionalText,
  /** Whether some visits could not be judged; the evening job judges them again. */
  incomplete: z.boolean(),
});
export type WeatherRun = z.infer<typeof WeatherRun>;

export const readWeather = defineCall('GET /api/admin/weather', {
  summary: 'The forecast of today and the coming days, what it means for visits, and the visits of each day',
  responses: {
    200: z.object({
      today: DayForecast,
      /** From tomorrow on. */
      days: z.array(WeatherDay),
      /** The forecast service, and when it was read; null when all of them failed. */
      source: optionalText,
      readAt: optionalText,
      /** The services that failed, with their errors. */
      failures: z.array(z.object({ source: z.string(), detail: z.string() })),
      lastRun: z.nullable(WeatherRun),
      /** Null until some visit's weather is known. */
      account: z.nullable(WeatherAccount),
    }),
  },
});
export type AdminWeather = z.infer<(typeof readWeather)['responses'][200]>;

export const runWeather = defineCall('POST /api/admin/weather/run', {
  summary: 'Judges the weather of the coming visits now, and proposes other days where it is unsuitable',
  responses: { 200: WeatherRun },
  refuses: [409],
});

export const readLimitsEffect = defineCall('POST /api/admin/weather/limits-effect', {
  summary: 'What other limits would have made of the last month’s judgements; changes nothing',
  body: settingSchemas.weatherThresholds,
  responses: { 200: z.object({ visits: z.number(), more: z.number(), fewer: z.number() }) },
});
