import { describe, expect, it } from 'vitest';
import { horizon, sunAt } from './sun.ts';

const montreal = { latitude: 45.5019, longitude: -73.5674 };
const at = (instant: string) => sunAt(new Date(instant), montreal);

describe('the sun over Montréal', () => {
  it.each([
    ['2025-03-20T13:01:30-04:00', 44.5],
    ['2025-06-21T12:56:00-04:00', 67.9],
    ['2025-10-06T12:42:00-04:00', 39.1],
    ['2025-12-21T11:52:00-05:00', 21.1],
  ])('stands in the south at noon, %s, as high as the season has it', (noon, height) => {
    expect(Math.abs(at(noon).azimuth - 180)).toBeLessThan(1);
    expect(Math.abs(at(noon).altitude - height)).toBeLessThan(0.3);
  });

  it.each([
    ['2025-06-21T05:06:00-04:00', 54],
    ['2025-06-21T20:47:00-04:00', 306],
    ['2025-10-06T06:59:00-04:00', 97],
    ['2025-10-06T18:24:00-04:00', 263],
    ['2025-12-21T07:31:00-05:00', 123],
    ['2025-12-21T16:14:00-05:00', 236],
  ])('rises or sets at %s', (instant, direction) => {
    expect(Math.abs(at(instant).altitude - horizon)).toBeLessThan(0.5);
    expect(Math.abs(at(instant).azimuth - direction)).toBeLessThan(1);
  });

  it('is under the horizon at midnight, in every season', () => {
    for (const month of ['01', '04', '06', '09', '12'])
      expect(at(`2025-${month}-21T05:00:00Z`).altitude).toBeLessThan(-15);
  });
});
