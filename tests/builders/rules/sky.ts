import type { IsoDate } from '#domain/calendar/day.ts';
import type { Thresholds, WeatherRules } from '#domain/weather/judge.ts';
import { type HourName, hourName, type Sky, type WeatherFigures } from '#domain/weather/sky.ts';

export const rulesWith = (more: Partial<Thresholds> = {}): WeatherRules => ({
  ...{ precipitationChance: 60, precipitationMm: 2, washMm: 4, dryHours: 24 },
  ...{ temperatureC: 2, gustKmh: 60, highGustKmh: 45 },
  usualHours: { petite: 2, moderne: 4, grande: 8 },
  workingHours: { from: 8, until: 17 },
  ...more,
});

export const skyWith = (
  days: Readonly<Record<IsoDate, WeatherFigures>>,
  hours: Readonly<Record<HourName, WeatherFigures>> = {},
): Sky =>
  new Map([
    ...Object.entries(days).flatMap(([date, figures]) =>
      Array.from({ length: 24 }, (_, hour): [HourName, WeatherFigures] => [hourName(date, hour), figures]),
    ),
    ...Object.entries(hours),
  ]);
