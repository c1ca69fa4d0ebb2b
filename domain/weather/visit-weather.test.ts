import { expect, it } from 'vitest';
import { skyOf } from './sky.ts';
import { weatherOfVisit } from './visit-weather.ts';

const rules = { usualHours: { petite: 2, moderne: 4, grande: 8 } };
const visit = { date: '2025-10-09', time: '9:30 AM', size: 'little-storefront' } as const;
const hour = (at: number, precipitationMm: number | null, temperatureC: number | null, gustKmh: number | null) => ({
  ...{ hour: `2025-10-09T${String(at).padStart(2, '0')}`, precipitationChance: 50 },
  ...{ precipitationMm, temperatureC, gustKmh },
});

it('the weather of a visit is that of its own hours, begun ones included, whatever the afternoon brings', () => {
  const sky = skyOf([
    hour(8, 9, -4, 90),
    ...[hour(9, 0.1, 8, 20), hour(10, 0.2, 7, 35), hour(11, null, 9, 30)],
    hour(14, 12, 3, 80),
  ]);
  expect(weatherOfVisit(visit, sky, rules)).toEqual({
    ...{ from: '9:00 AM', until: '12:00 PM' },
    ...{ precipitationMm: 0.3, temperatureC: 7, gustKmh: 35 },
  });
});

it('the weather of a visit is nothing where nothing is known of its hours', () => {
  expect(weatherOfVisit(visit, skyOf([hour(14, 12, 3, 80)]), rules)).toBeNull();
});
