import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AreaMap, isNear, tilesBetween } from './neighbourhood.ts';

const map: AreaMap = [
  { area: 'A', column: 0, row: 0 },
  { area: 'B', column: 1, row: 0 },
  { area: 'C', column: 2, row: 1 },
  { area: 'D', column: 2, row: 3 },
];
const anArea = fc.constantFrom('A', 'B', 'C', 'D', 'elsewhere', '');

it('an area is near the ones that it touches, over a side or a corner', () => {
  expect(isNear('A', 'B', map)).toBe(true);
  expect(isNear('B', 'C', map)).toBe(true);
  expect(isNear('A', 'C', map)).toBe(false);
  expect(isNear('C', 'D', map)).toBe(false);
});

it('an area is near itself, and of two areas each is as far from the other', () => {
  fc.assert(
    fc.property(anArea, anArea, (one, other) => {
      expect(isNear(one, one, map)).toBe(true);
      expect(tilesBetween(one, other, map)).toBe(tilesBetween(other, one, map));
    }),
  );
});

it('an area that is not on the map is near no other', () => {
  fc.assert(fc.property(anArea, (one) => !isNear(one, 'unmapped', map)));
});

it('a way over a third area is never shorter', () => {
  fc.assert(
    fc.property(anArea, anArea, anArea, (from, over, to) => {
      const detour = tilesBetween(from, over, map) + tilesBetween(over, to, map);
      expect(tilesBetween(from, to, map)).toBeLessThanOrEqual(detour);
    }),
  );
});
