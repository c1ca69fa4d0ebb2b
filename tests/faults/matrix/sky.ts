import type { DayForecast, ForecastService } from '#adapters/forecast/port.ts';
import { addDays, daysBetween } from '#domain/calendar/day.ts';
import { hoursLike } from '#tests/builders/weather.ts';

/** The weather of a cell: the days on which it rains, and whether the forecast knows anything. */
export type Sky = { rain: string[]; knows: 'everything' | 'no day' | 'nothing' };

const clear = {
  precipitationChance: 0,
  precipitationMm: 0,
  temperatureC: 15,
  gustKmh: 15,
  condition: 'clear',
} as const;
const rain = { ...clear, precipitationChance: 90, precipitationMm: 12, condition: 'rain' } as const;

/** A forecast of that weather; plain, because reading it changes nothing. */
export const forecastOf = (sky: Sky): ForecastService => ({
  async read({ from, days }) {
    if (sky.knows === 'nothing') return { state: 'unavailable', source: 'sky', detail: 'down' };
    const known = sky.knows === 'no day' ? [] : daysBetween(from, addDays(from, days));
    const figuresOf = (date: string): DayForecast => ({ date, ...(sky.rain.includes(date) ? rain : clear) });
    const told = known.map(figuresOf);
    return { state: 'read', source: 'sky', days: told, hours: hoursLike(told) };
  },
});
