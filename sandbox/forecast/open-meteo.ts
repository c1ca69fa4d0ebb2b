import * as z from 'zod/mini';
import { conditionIn } from '#adapters/forecast/conditions.ts';
import { codeOf } from '#adapters/forecast/open-meteo/map.ts';
import { type Column, columns } from '#adapters/forecast/open-meteo/wire.ts';
import { addDays, daysBetween, type IsoDate, isDay } from '#domain/calendar/day.ts';
import { instantOf, today, wallTime } from '#domain/calendar/zone.ts';
import { hourMs } from '#domain/durations.ts';
import { clearDay, type ForecastStore, type SetFigures, wetHours } from './store.ts';

const query = z.object({
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
  hourly: z.optional(z.string()),
  timezone: z.optional(z.string()),
  start_date: z.optional(z.string()),
  end_date: z.optional(z.string()),
});

type Answer = { status: number; body: object };
const refused = (reason: string): Answer => ({ status: 400, body: { error: true, reason } });

const daysAhead = 15;

const units: Readonly<Record<Column, string>> = {
  temperature_2m: '°C',
  precipitation_probability: '%',
  precipitation: 'mm',
  weather_code: 'wmo code',
  wind_gusts_10m: 'km/h',
};

/** Answers as the forecast service does: hours in local time, as parallel columns. */
export async function openMeteoAnswer(store: ForecastStore, now: Date, asked: unknown): Promise<Answer> {
  const parsed = query.safeParse(asked);
  if (!parsed.success) return refused("Parameter 'latitude' and 'longitude' must be numbers");
  const { latitude, longitude, hourly = '', timezone = 'GMT', start_date, end_date } = parsed.data;
  if (Math.abs(latitude) > 90) return refused(`Latitude must be in range of -90 to 90°. Given: ${latitude}.`);
  if (!isZone(timezone)) return refused('Invalid timezone');
  const wanted = columns.filter((name) => hourly.split(',').includes(name));
  const first = today(now, timezone);
  const [start, end] = [start_date ?? first, end_date ?? addDays(first, 6)];
  const last = addDays(first, daysAhead);
  for (const [name, date] of [
    ['start_date', start],
    ['end_date', end],
  ] as const) {
    if (!isDay(date) || date < addDays(first, -92) || date > last) {
      return refused(`Parameter '${name}' is out of allowed range from ${addDays(first, -92)} to ${last}`);
    }
  }
  const days = await store.all();
  const hours = hoursOf(start, end, timezone);
  const figuresOf = (date: IsoDate): SetFigures => {
    const day = days.get(date);
    return (date < first ? day?.did : undefined) ?? day ?? clearDay;
  };
  const values = (name: Column) => hours.map(({ date, hour }) => at(name, { date, hour }, figuresOf));
  return {
    status: 200,
    body: {
      latitude,
      longitude,
      timezone,
      hourly_units: { time: 'iso8601', ...Object.fromEntries(wanted.map((name) => [name, units[name]])) },
      hourly: {
        time: hours.map(({ date, hour }) => `${date}T${String(hour).padStart(2, '0')}:00`),
        ...Object.fromEntries(wanted.map((name) => [name, values(name)])),
      },
    },
  };
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** Every hour of the days in local time: 23 or 25 on the days of a clock change. */
function hoursOf(start: IsoDate, end: IsoDate, timeZone: string): { date: IsoDate; hour: number }[] {
  return daysBetween(start, addDays(end, 1)).flatMap((date) => {
    const midnight = (day: IsoDate) => instantOf({ date: day, hour: 0, minute: 0, second: 0 }, timeZone).getTime();
    const [from, until] = [midnight(date), midnight(addDays(date, 1))];
    return Array.from({ length: (until - from) / hourMs }, (_, index) => {
      const wall = wallTime(new Date(from + index * hourMs), timeZone);
      return { date: wall.date, hour: wall.hour };
    });
  });
}

/**
 * The working day is as set, and the night is colder. An hour's precipitation and wind are reported at its end, so those of
 * the last hour of a day are at midnight.
 */
function at(name: Column, { date, hour }: { date: IsoDate; hour: number }, of: (date: IsoDate) => SetFigures) {
  const day = of(date);
  const works = hour >= 8 && hour <= 17;
  if (name === 'temperature_2m') return works ? day.temperatureC + Math.min(hour - 8, 17 - hour) : day.temperatureC - 4;
  if (name === 'weather_code') {
    const condition = conditionIn(day.condition);
    return works && condition !== null ? codeOf(condition) : null;
  }
  const [before, began] = hour === 0 ? [of(addDays(date, -1)), 23] : [day, hour - 1];
  if (name === 'wind_gusts_10m') return before.gustKmh;
  const { from, until } = wetHours(before);
  const falls = began >= from && began < until;
  if (name === 'precipitation_probability') return falls ? before.precipitationChance : 0;
  return falls ? before.precipitationMm / (until - from) : 0;
}
