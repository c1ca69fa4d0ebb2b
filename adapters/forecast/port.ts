import type { Failure } from '#adapters/common/answer.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { HourFigures, WeatherFigures } from '#domain/weather/sky.ts';

/** The weather of one day during working hours, for display: highest chance and gust, sum of precipitation, lowest temperature. */
export type DayForecast = WeatherFigures & {
  date: IsoDate;
  condition: Condition | null;
};

export const conditions = ['clear', 'cloudy', 'fog', 'drizzle', 'rain', 'freezing-rain', 'snow', 'storm'] as const;
export type Condition = (typeof conditions)[number];

export type Wanted = { from: IsoDate; days: number };

type Read = {
  state: 'read';
  source: string;
  days: readonly DayForecast[];
  /** Every hour of those days with data, nights too, in order; visits are judged by these. */
  hours: readonly HourFigures[];
};

export type ForecastReading =
  | Read
  /** No answer, or none that makes sense; no conclusion can be drawn. */
  | ({ state: 'unavailable'; source: string } & Failure);

export type ForecastService = {
  /** The days from `from` on, as many as are available, at most `days`. */
  read(wanted: Wanted): Promise<ForecastReading>;
};
