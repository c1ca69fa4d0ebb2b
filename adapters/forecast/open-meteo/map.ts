import { type IsoDate, isDay } from '#domain/calendar/day.ts';
import { type HourFigures, hourAfter, hourName } from '#domain/weather/sky.ts';
import { highest, lowest, plausible, ranges, reading, sum, worst } from '../daily-figures.ts';
import type { Condition, DayForecast, ForecastReading, Wanted } from '../port.ts';
import { type Column, forecastAnswer, type Hourly } from './wire.ts';

/** Whole hours of the day between which somebody may be at work. */
export type WorkingHours = { from: number; until: number };

export const source = 'open-meteo';

/** Codes of the World Meteorological Organization, as the service documents them. */
const conditionOf: ReadonlyMap<number, Condition> = new Map([
  ...conditionsOf([0, 1], 'clear'),
  ...conditionsOf([2, 3], 'cloudy'),
  ...conditionsOf([45, 48], 'fog'),
  ...conditionsOf([51, 53, 55], 'drizzle'),
  ...conditionsOf([61, 63, 65, 80, 81, 82], 'rain'),
  ...conditionsOf([56, 57, 66, 67], 'freezing-rain'),
  ...conditionsOf([71, 73, 75, 77, 85, 86], 'snow'),
  ...conditionsOf([95, 96, 99], 'storm'),
]);

function conditionsOf(codes: readonly number[], condition: Condition): (readonly [number, Condition])[] {
  return codes.map((code) => [code, condition]);
}

/** The code for a condition. */
export const codeOf = (wanted: Condition): number =>
  [...conditionOf].find(([, condition]) => condition === wanted)?.[0] ?? 0;

/**
 * The hours of each day reduced to the working day: the highest chance and gust, the sum of the precipitation, the lowest
 * temperature, the worst condition. Found by the text of the time, because a day of a clock change has 23 or 25 hours.
 */
export function openMeteoReading(answer: unknown, wanted: Wanted, hours: WorkingHours): ForecastReading {
  const parsed = forecastAnswer.safeParse(answer);
  if (!parsed.success) return { state: 'unavailable', source, detail: 'the answer cannot be read' };
  const { hourly } = parsed.data;
  const rows = new Map<string, number>();
  for (const [row, time] of hourly.time.entries()) if (!rows.has(time)) rows.set(time, row);
  const dates = [...new Set(hourly.time.map((time) => time.slice(0, 10)).filter(isDay))];
  const table = { hourly, rows, hours };
  const days = dates.map((date) => dayOf(date, table));
  return reading(source, { days, hours: dates.flatMap((date) => hoursOfDay(date, table)) }, wanted);
}

/** The hours that begin on a day. Precipitation and wind are stamped at its end, the temperature at its start. */
function hoursOfDay(date: IsoDate, { hourly, rows }: Table): HourFigures[] {
  const at = (name: Column, hour: string, range: readonly [number, number]) => {
    const row = rows.get(`${hour}:00`);
    return row === undefined ? null : plausible(hourly[name]?.[row], range);
  };
  return Array.from({ length: 24 }, (_, index) => {
    const hour = hourName(date, index);
    const end = hourAfter(hour);
    return {
      hour,
      precipitationChance: at('precipitation_probability', end, ranges.chance),
      precipitationMm: at('precipitation', end, ranges.precipitationMm),
      temperatureC: at('temperature_2m', hour, ranges.temperatureC),
      gustKmh: at('wind_gusts_10m', end, ranges.gustKmh),
    };
  });
}

type Table = { hourly: Hourly; rows: ReadonlyMap<string, number>; hours: WorkingHours };

function dayOf(date: IsoDate, { hourly, rows, hours: { from, until } }: Table): DayForecast {
  const values = (name: Column, first: number): unknown[] =>
    Array.from({ length: until - first + 1 }, (_, index) => {
      const row = rows.get(`${date}T${String(first + index).padStart(2, '0')}:00`);
      return row === undefined ? null : hourly[name]?.[row];
    });
  const figures = (name: Column, first: number, range: readonly [number, number]) =>
    values(name, first).map((value) => plausible(value, range));
  return {
    date,
    precipitationChance: highest(figures('precipitation_probability', from + 1, ranges.chance)),
    precipitationMm: sum(figures('precipitation', from + 1, ranges.precipitationMm)),
    temperatureC: lowest(figures('temperature_2m', from, ranges.temperatureC)),
    gustKmh: highest(figures('wind_gusts_10m', from + 1, ranges.gustKmh)),
    condition: worst(
      values('weather_code', from).map((code) => (typeof code === 'number' ? (conditionOf.get(code) ?? null) : null)),
    ),
  };
}
