import { describe, expect, it } from 'vitest';
import { forecastPlace } from '#business/weather.ts';
import { sunAt } from '#domain/sun.ts';
import { lightOf } from './daylight.ts';

const at = (instant: string) => lightOf(sunAt(new Date(instant), forecastPlace));

describe('the light on the wall', () => {
  it('is as drawn at ten in the morning of the sixth of October', () => {
    expect(at('2025-10-06T10:00:00-04:00')).toEqual({ lean: 0, length: 1, warmth: 0, lamp: false });
  });

  it('turns from the morning’s side to the evening’s in the course of a day', () => {
    const leans = [7, 9, 11, 13, 15, 17].map(
      (hour) => at(`2025-10-06T${String(hour).padStart(2, '0')}:30:00-04:00`).lean,
    );
    expect(leans).toEqual(leans.toSorted((a, b) => a - b));
    expect(leans[0]).toBeLessThan(0);
    expect(leans.at(-1)).toBeGreaterThan(30);
  });

  it('is longer and warmer the lower the sun stands, and white at noon', () => {
    const [noon, afternoon, evening] = ['12:42', '16:00', '17:45'].map((time) => at(`2025-10-06T${time}:00-04:00`));
    expect(noon?.warmth).toBe(0);
    expect(noon?.length).toBeLessThan(afternoon?.length ?? 0);
    expect(afternoon?.length).toBeLessThan(evening?.length ?? 0);
    expect(evening?.warmth).toBeGreaterThan(0.5);
    expect(at('2025-06-21T12:56:00-04:00').length).toBeLessThan(at('2025-12-21T11:52:00-05:00').length);
  });

  it('is a lamp’s between sunset and sunrise', () => {
    expect(at('2025-10-06T18:20:00-04:00').lamp).toBe(false);
    expect(at('2025-10-06T18:35:00-04:00').lamp).toBe(true);
    expect(at('2025-10-07T06:45:00-04:00').lamp).toBe(true);
    expect(at('2025-10-07T07:10:00-04:00').lamp).toBe(false);
  });
});
