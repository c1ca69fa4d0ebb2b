import { describe, expect, it } from 'vitest';
import { monthPlace } from './month-place.ts';

const month = { width: 360, height: 390 };
const desktop = { width: 1280, height: 900 };
const field = (left: number, top: number) => ({ left, top, bottom: top + 56 });

describe('the month of a day field', () => {
  it('opens below its field wherever there is room for it', () => {
    expect(monthPlace(field(200, 371), month, desktop)).toEqual({ left: 200, top: 431 });
    expect(monthPlace(field(200, 442), month, desktop).top).toBe(502);
  });

  it('opens above where it would not be seen whole below', () => {
    expect(monthPlace(field(200, 634), month, desktop).top).toBe(240);
  });

  it('never lies over an edge of the window, whatever the window is', () => {
    for (const [width, height] of [
      [390, 844],
      [378, 600],
      [1280, 420],
    ] as const)
      for (let top = 0; top < height; top += 40)
        for (const left of [0, 30, width - 100]) {
          const at = monthPlace(field(left, top), month, { width, height });
          expect(at.left).toBeGreaterThanOrEqual(8);
          expect(at.left + month.width).toBeLessThanOrEqual(width - 8);
          expect(at.top).toBeGreaterThanOrEqual(8);
          expect(at.top + month.height).toBeLessThanOrEqual(height - 8);
        }
  });

  it('begins in the window where it is larger than that', () => {
    expect(monthPlace(field(0, 100), month, { width: 320, height: 300 })).toEqual({ left: 8, top: 8 });
  });
});
