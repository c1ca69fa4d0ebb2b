import type { IsoDate } from '#domain/calendar/day.ts';

/** The weather of a day as it was set; the condition in any words. */
export type SetFigures = {
  precipitationChance: number;
  precipitationMm: number;
  temperatureC: number;
  gustKmh: number;
  condition: string;
  /** Between which hours it falls, if it does; the working day by default. */
  wetFrom?: number | undefined;
  wetUntil?: number | undefined;
};

/** The hours of a day in which something falls. */
export const wetHours = ({ wetFrom = 8, wetUntil = 17 }: SetFigures): { from: number; until: number } => ({
  from: wetFrom,
  until: wetUntil,
});

/** The forecast of a day, and the actual weather if it differs. */
export type SetDay = SetFigures & { did?: SetFigures | undefined };

/** The days set by hand. */
export type ForecastStore = { all(): Promise<ReadonlyMap<IsoDate, SetDay>> };

/** The weather of any other day. */
export const clearDay: SetFigures = {
  precipitationChance: 0,
  precipitationMm: 0,
  temperatureC: 15,
  gustKmh: 15,
  condition: 'clear',
};
