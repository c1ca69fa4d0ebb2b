import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { today, wallTime } from '#domain/calendar/zone.ts';
import { hourMs } from '#domain/durations.ts';
import { type HourFigures, type HourName, hourName, hoursOf } from '#domain/weather/sky.ts';
import { conditionIn, isWet } from '../conditions.ts';
import { highest, lowest, plausible, ranges, reading, worst } from '../daily-figures.ts';
import type { Condition, DayForecast, ForecastReading, Wanted } from '../port.ts';
import { datedPeriods, type Period } from './periods.ts';
import { at, instantAt, leaf, listAt, textAt } from './wire.ts';

export const source = 'environment-canada';

const staleAfterMs = 12 * hourMs;
// The page may be younger than our own clock believes.
const clocksDifferByMs = hourMs;

export type Reader = { now: Date; timeZone: string; hours: { from: number; until: number } };

const figure = (of: keyof typeof ranges, value: unknown, ...path: readonly string[]): number | null =>
  plausible(leaf(at(value, ...path)), ranges[of]);

const unavailable = (detail: string): ForecastReading => ({ state: 'unavailable', source, detail });

/** A city page as days. Amounts of precipitation are not in it. */
export function mscReading(answer: unknown, wanted: Wanted, reader: Reader): ForecastReading {
  const page = at(answer, 'properties') ?? at(listAt(answer, 'features')[0], 'properties');
  const issued = instantAt(page, 'lastUpdated');
  if (issued === null) return unavailable('the page does not say when it was made');
  const age = reader.now.getTime() - issued.getTime();
  if (age > staleAfterMs || age < -clocksDifferByMs) return unavailable('the page is not of this evening');
  const periods = datedPeriods(at(page, 'forecastGroup'), today(issued, reader.timeZone));
  if (periods === null) return unavailable('the periods are not in order');
  const known = knownHours(page, reader.timeZone);
  const hourly = hoursByDay(known, reader);
  const dates = new Set([...periods.filter(({ night }) => !night).map(({ date }) => date), ...hourly.keys()]);
  const days = [...dates].map((date) => dayOf(date, { periods, hours: hourly.get(date) ?? [], reader }));
  return reading(source, { days, hours: hoursOfPeriods(periods, { days, known }) }, wanted);
}

const daytime = { from: 6, until: 18 } as const;

/** A period covers all its hours alike, from six to six; the hours listed on the page are more precise. */
function hoursOfPeriods(
  periods: readonly Period[],
  { days, known }: { days: readonly DayForecast[]; known: ReadonlyMap<HourName, unknown> },
): HourFigures[] {
  const hours = new Map<HourName, HourFigures>();
  for (const { date, night, raw } of periods) {
    const first = night ? daytime.until : daytime.from;
    const figures = {
      precipitationChance: chanceOf(raw),
      precipitationMm: null,
      temperatureC: night
        ? lowest(temperaturesOf(raw))
        : (days.find((day) => day.date === date)?.temperatureC ?? lowest(temperaturesOf(raw))),
      gustKmh: highest(gustsOf(raw)),
    };
    for (const { hour } of hoursOf(new Map(), date, { from: first, until: first + 12 }))
      hours.set(hour, { ...figures, hour });
  }
  for (const [hour, raw] of known) {
    const period = hours.get(hour);
    hours.set(hour, {
      hour,
      precipitationChance: figure('chance', raw, 'lop') ?? period?.precipitationChance ?? null,
      precipitationMm: null,
      temperatureC: figure('temperatureC', raw, 'temperature') ?? period?.temperatureC ?? null,
      gustKmh: figure('gustKmh', raw, 'wind', 'gust') ?? period?.gustKmh ?? null,
    });
  }
  return [...hours.values()];
}

type Known = { periods: readonly Period[]; hours: readonly unknown[]; reader: Reader };

function dayOf(date: IsoDate, { periods, hours, reader }: Known): DayForecast {
  const day = periods.filter((period) => period.date === date && !period.night).map(({ raw }) => raw);
  const nightBefore = periods.filter((period) => period.date === addDays(date, -1) && period.night);
  const condition = worst([...day.map(conditionOf), ...hours.map((hour) => conditionIn(textAt(hour, 'condition')))]);
  const hourTemperatures = hours.map((hour) => figure('temperatureC', hour, 'temperature'));
  const whole = hours.length > reader.hours.until - reader.hours.from;
  return {
    date,
    precipitationChance: highest([...day.map(chanceOf), ...hours.map((hour) => figure('chance', hour, 'lop'))]),
    precipitationMm: null,
    temperatureC: whole
      ? lowest(hourTemperatures)
      : morningTemperature(
          lowest(day.flatMap(temperaturesOf)),
          lowest(nightBefore.flatMap(({ raw }) => temperaturesOf(raw))),
        ),
    gustKmh: highest([...day.flatMap(gustsOf), ...hours.map((hour) => figure('gustKmh', hour, 'wind', 'gust'))]),
    condition,
  };
}

/** A period has one temperature, its highest or lowest: a working day's lowest lies between the night's and the day's. */
function morningTemperature(day: number | null, night: number | null): number | null {
  return day !== null && night !== null && night < day ? (day + night) / 2 : day;
}

const summaryOf = (period: unknown): string =>
  `${textAt(period, 'abbreviatedForecast', 'textSummary')}. ${textAt(period, 'textSummary')}`;

const conditionOf = (period: unknown): Condition | null =>
  conditionIn(textAt(period, 'abbreviatedForecast', 'textSummary')) ?? conditionIn(textAt(period, 'textSummary'));

/**
 * The chance is omitted when it is negligible, and also when it is certain: `Periods of rain` without a figure
 * is rain. What cannot be read is unknown.
 */
function chanceOf(period: unknown): number | null {
  const given = leaf(at(period, 'abbreviatedForecast', 'pop')) ?? leaf(at(period, 'pop'));
  if (given !== null && given !== '') return plausible(given, ranges.chance);
  const condition = conditionOf(period);
  if (condition === null) return null;
  if (!isWet(condition)) return 0;
  return /chance|risk|possible/i.test(summaryOf(period)) ? null : 100;
}

const temperaturesOf = (period: unknown): (number | null)[] =>
  listAt(at(period, 'temperatures'), 'temperature').map((one) => figure('temperatureC', one));

function gustsOf(period: unknown): (number | null)[] {
  const winds = listAt(at(period, 'winds'), 'periods', 'wind').map((wind) => figure('gustKmh', wind, 'gust'));
  const gusts = [...summaryOf(period).matchAll(/gust(?:s|ing) (?:up )?to (\d+)/gi)].map(([, gust]) =>
    plausible(gust, ranges.gustKmh),
  );
  return [...winds, ...gusts];
}

/** The hours listed on the page, by name; they are those of the next day. */
function knownHours(page: unknown, timeZone: string): Map<HourName, unknown> {
  const hours = new Map<HourName, unknown>();
  for (const hour of listAt(at(page, 'hourlyForecastGroup'), 'hourlyForecasts', 'hourlyForecast')) {
    const instant = instantAt(hour, 'timestamp') ?? instantAt(hour, 'dateTimeUTC');
    if (instant === null) continue;
    const wall = wallTime(instant, timeZone);
    hours.set(hourName(wall.date, wall.hour), hour);
  }
  return hours;
}

/** Those during which someone may be at work. */
function hoursByDay(
  known: ReadonlyMap<HourName, unknown>,
  { hours: { from, until } }: Reader,
): Map<IsoDate, unknown[]> {
  const byDay = new Map<IsoDate, unknown[]>();
  for (const [name, hour] of known) {
    const [date, clock] = [name.slice(0, 10), Number(name.slice(11))];
    if (clock >= from && clock <= until) byDay.set(date, [...(byDay.get(date) ?? []), hour]);
  }
  return byDay;
}
