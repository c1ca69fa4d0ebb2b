import { addDays, type IsoDate } from '../calendar/day.ts';

/** The figures of one hour or day; null if unknown. */
export type WeatherFigures = {
  /** Percent. */
  precipitationChance: number | null;
  precipitationMm: number | null;
  temperatureC: number | null;
  gustKmh: number | null;
};

/** `2025-10-09T14`: the hour that begins at two in the afternoon by the business's clock. */
export type HourName = string;
export type HourFigures = WeatherFigures & { hour: HourName };

export type Sky = ReadonlyMap<HourName, WeatherFigures>;

export const skyOf = (hours: readonly HourFigures[]): Sky => new Map(hours.map((one) => [one.hour, one]));

/** The hour of a day; 24 and more are of the days after. */
export const hourName = (date: IsoDate, hour: number): HourName =>
  `${hour < 24 ? date : addDays(date, Math.floor(hour / 24))}T${String(hour % 24).padStart(2, '0')}`;

/** Hours one after the other, as they are stored: a column for each figure. */
export type HourColumns = {
  from: HourName;
  chance: (number | null)[];
  mm: (number | null)[];
  degrees: (number | null)[];
  gusts: (number | null)[];
};

export function columnsOf(sky: Sky, date: IsoDate, span: { from: number; until: number }): HourColumns {
  const hours = hoursOf(sky, date, span);
  return {
    from: hourName(date, span.from),
    chance: hours.map(({ precipitationChance }) => precipitationChance),
    mm: hours.map(({ precipitationMm }) => precipitationMm),
    degrees: hours.map(({ temperatureC }) => temperatureC),
    gusts: hours.map(({ gustKmh }) => gustKmh),
  };
}

export function hoursIn({ from, chance, mm, degrees, gusts }: HourColumns): HourFigures[] {
  const [date, first] = [from.slice(0, 10), Number(from.slice(11))];
  return chance.map((precipitationChance, index) => ({
    hour: hourName(date, first + index),
    precipitationChance,
    precipitationMm: mm[index] ?? null,
    temperatureC: degrees[index] ?? null,
    gustKmh: gusts[index] ?? null,
  }));
}

/** When an hour ends: the name of the next. */
export const hourAfter = (hour: HourName): HourName => hourName(hour.slice(0, 10), Number(hour.slice(11)) + 1);

const nothing: WeatherFigures = {
  precipitationChance: null,
  precipitationMm: null,
  temperatureC: null,
  gustKmh: null,
};

/** The hours of a day from `from` to `until` (exclusive), unknown ones included. */
export const hoursOf = (sky: Sky, date: IsoDate, { from, until }: { from: number; until: number }): HourFigures[] =>
  Array.from({ length: Math.max(0, until - from) }, (_, index) => {
    const hour = hourName(date, from + index);
    return { ...nothing, ...sky.get(hour), hour };
  });
