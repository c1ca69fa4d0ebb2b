import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forecastPlace } from '#business/weather.ts';
import { sunAt } from '#domain/sun.ts';
import { lightOf } from './daylight.ts';

const at = (instant: string) => lightOf(sunAt(new Date(instant), forecastPlace));

/** How far a colour is from grey, in OKLab. */
function chroma(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return Math.hypot(
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  );
}

/** The peach that lay on the pages like a stain. */
const stain = '#ffecca';

describe('the light on the wall', () => {
  it('has in the evening at most a third of the colour of a stain, and some', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8');
    const evening = chroma(/--color-evening: (#[0-9a-f]{6});/.exec(tokens)?.[1] ?? stain);
    expect(evening).toBeLessThanOrEqual(chroma(stain) / 3);
    expect(evening).toBeGreaterThan(chroma(stain) / 4);
  });

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
