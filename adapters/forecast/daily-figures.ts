import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import type { HourFigures, WeatherFigures } from '#domain/weather/sky.ts';
import { type Condition, conditions, type DayForecast, type ForecastReading, type Wanted } from './port.ts';

/** A number from the wire; null if it is not one, or not plausible for weather. */
export function plausible(value: unknown, [min, max]: readonly [number, number]): number | null {
  const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof figure === 'number' && figure >= min && figure <= max ? figure : null;
}

/** All weather ever recorded in Canada, with room to spare. */
export const ranges = {
  chance: [0, 100],
  /** In one hour. */
  precipitationMm: [0, 200],
  temperatureC: [-60, 50],
  gustKmh: [0, 400],
} as const;

const isKnown = (figure: number | null): figure is number => figure !== null;

export const highest = (figures: readonly (number | null)[]): number | null =>
  figures.some(isKnown) ? Math.max(...figures.filter(isKnown)) : null;

export const lowest = (figures: readonly (number | null)[]): number | null =>
  figures.some(isKnown) ? Math.min(...figures.filter(isKnown)) : null;

/** To a tenth: sums of tenths accumulate rounding errors. */
export const sum = (figures: readonly (number | null)[]): number | null =>
  figures.some(isKnown) ? Math.round(figures.filter(isKnown).reduce((one, other) => one + other, 0) * 10) / 10 : null;

/** The worst of several; our own list is in that order. */
export const worst = (found: readonly (Condition | null)[]): Condition | null =>
  conditions.findLast((condition) => found.includes(condition)) ?? null;

const isUsable = ({ precipitationChance, precipitationMm, temperatureC, gustKmh }: WeatherFigures): boolean =>
  [precipitationChance, precipitationMm, temperatureC, gustKmh].some(isKnown);

/** A reading of the wanted days that have figures, in order, with their hours; none if no day has any. */
export function reading(
  source: string,
  found: { days: readonly DayForecast[]; hours: readonly HourFigures[] },
  wanted: Wanted,
): ForecastReading {
  const until = addDays(wanted.from, wanted.days);
  const isWanted = (date: IsoDate) => date >= wanted.from && date < until;
  const days = found.days
    .filter((day) => isWanted(day.date) && isUsable(day))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const hours = found.hours
    .filter((one) => isWanted(one.hour.slice(0, 10)) && isUsable(one))
    .toSorted((one, other) => (one.hour < other.hour ? -1 : 1));
  return days.length > 0
    ? { state: 'read', source, days, hours }
    : { state: 'unavailable', source, detail: 'no usable day in the answer' };
}
