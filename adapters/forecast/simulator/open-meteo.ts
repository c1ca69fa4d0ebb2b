import * as z from 'zod/mini';
import { addDays, daysBetween, type IsoDate, isDay } from '#domain/calendar/day.ts';
import { instantOf, today, wallTime } from '#domain/calendar/zone.ts';
import { hourMs } from '#domain/durations.ts';
import { conditionIn } from '../conditions.ts';
import { codeOf } from '../open-meteo/map.ts';
import { type Column, columns } from '../open-meteo/wire.ts';
import { clearDay, type ForecastStore, type SetFigures } from './store.ts';

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

/** Answers as the forecast service does: hours by the clock on the wall, as parallel columns. */
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
  const values = (name: Column) => hours.map(({ date, hour }) => at(name, hour, days.get(date) ?? clearDay));
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

/** Every hour of the days, as a clock on the wall shows it: 23 or 25 on the days of a clock change. */
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

const shower = 13;

/** The working day is as it was set. The night is colder, wetter and windier, which concerns nobody. */
function at(name: Column, hour: number, day: SetFigures): number | null {
  const works = hour >= 8 && hour <= 17;
  if (name === 'temperature_2m') return works ? day.temperatureC + Math.min(hour - 8, 17 - hour) : day.temperatureC - 4;
  if (name === 'precipitation_probability') return works ? day.precipitationChance : 100;
  if (name === 'wind_gusts_10m') return works ? day.gustKmh : day.gustKmh + 50;
  if (name === 'precipitation') return works ? (hour === shower ? day.precipitationMm : 0) : 5;
  const condition = conditionIn(day.condition);
  return works && condition !== null ? codeOf(condition) : null;
}
