import type { IsoDate } from '#domain/calendar/day.ts';

/** The weather of a day as somebody set it; the condition in any words. */
export type SetFigures = {
  precipitationChance: number;
  precipitationMm: number;
  temperatureC: number;
  gustKmh: number;
  condition: string;
};

/** The days that somebody set. */
export type ForecastStore = { all(): Promise<ReadonlyMap<IsoDate, SetFigures>> };

/** The weather of a day that nobody set. */
export const clearDay: SetFigures = {
  precipitationChance: 0,
  precipitationMm: 0,
  temperatureC: 15,
  gustKmh: 15,
  condition: 'clear',
};
