import * as z from 'zod/mini';

/** The hourly columns that are asked for; a value covers the hour before its time, except for the temperature. */
export const columns = [
  'temperature_2m',
  'precipitation_probability',
  'precipitation',
  'weather_code',
  'wind_gusts_10m',
] as const;
export type Column = (typeof columns)[number];

const column = z.optional(z.nullable(z.array(z.unknown())));

/** Parallel columns. `time` is local and without offset; anything else may be missing, short or hold nulls. */
export const forecastAnswer = z.object({
  hourly: z.object({
    time: z.array(z.string()),
    temperature_2m: column,
    precipitation_probability: column,
    precipitation: column,
    weather_code: column,
    wind_gusts_10m: column,
  }),
});
export type Hourly = z.infer<typeof forecastAnswer>['hourly'];
