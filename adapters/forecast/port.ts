import type { Failure } from '#adapters/common/answer.ts';
import type { IsoDate } from '#domain/calendar/day.ts';

/** The weather of one day during working hours; null where the service says nothing. */
export type DayForecast = {
  date: IsoDate;
  /** Percent. */
  precipitationChance: number | null;
  precipitationMm: number | null;
  /** The lowest during the visit's hours. */
  temperatureC: number | null;
  gustKmh: number | null;
  /** One of our own words, or null when unknown. */
  condition: Condition | null;
};

export const conditions = ['clear', 'cloudy', 'fog', 'drizzle', 'rain', 'freezing-rain', 'snow', 'storm'] as const;
export type Condition = (typeof conditions)[number];

export type ForecastReading =
  | { state: 'read'; source: string; days: readonly DayForecast[] }
  /** No answer, or none that makes sense; nothing follows from it. */
  | ({ state: 'unavailable'; source: string } & Failure);

export type ForecastService = {
  /** The days from `from` on, as many as the service knows, at most `days`. */
  read(wanted: { from: IsoDate; days: number }): Promise<ForecastReading>;
};
