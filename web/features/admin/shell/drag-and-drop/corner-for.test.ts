import { expect, it } from 'vitest';
import { cornerFor } from './corner-for.ts';

it('a plate is carried to the middle of the day', () => {
  const day = { left: 100, top: 200, width: 120, height: 90 };
  expect(cornerFor(day, { width: 100, height: 40 })).toEqual({ x: 110, y: 225 });
  expect(cornerFor(day, { width: 140, height: 90 })).toEqual({ x: 90, y: 200 });
});
