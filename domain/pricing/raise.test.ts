import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import { basisPointsTyped, raised, roundings } from './raise.ts';

describe('a raise of all prices', () => {
  it.each([
    [181_500, 300, 1, 186_900],
    [181_500, 300, 5, 187_000],
    [181_500, 300, 10, 187_000],
    [181_500, -250, 1, 177_000],
    [38_499, 300, 1, 39_700],
    [5_000, 100, 1, 5_100],
    [100, -5_000, 10, 1_000],
  ] as const)(
    'of %i cents by %i hundredths of a percent, to %i dollars, is %i',
    (price, basisPoints, rounding, after) => {
      expect(raised(cents(price), { basisPoints, rounding })).toBe(after);
    },
  );

  it('keeps the order of two prices, and is never half a step off', () => {
    const price = fc.integer({ min: 100, max: 10_000_000 });
    const raise = fc.record({
      basisPoints: fc.integer({ min: -5_000, max: 5_000 }),
      rounding: fc.constantFrom(...roundings),
    });
    fc.assert(
      fc.property(price, price, raise, (one, other, how) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((value) => raised(cents(value), how));
        expect(low).toBeLessThanOrEqual(high ?? 0);
        const exact = (one * (10_000 + how.basisPoints)) / 10_000;
        const after = raised(cents(one), how);
        const step = how.rounding * 100;
        expect(after === step || Math.abs(after - exact) <= step / 2).toBe(true);
      }),
    );
  });

  it.each([
    ['3', 300],
    [' 2,5 % ', 250],
    ['+1.25', 125],
    ['-3', -300],
    ['−3', -300],
    ['50', 5_000],
    ['0', null],
    ['51', null],
    ['1.255', null],
    ['three', null],
    ['', null],
  ])('is read from %j as %s', (typed, points) => {
    expect(basisPointsTyped(typed)).toBe(points);
  });
});
