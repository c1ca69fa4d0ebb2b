import { expect, it } from 'vitest';
import { areaToCount } from './area-to-count.ts';

it('an area of the region is counted by its name, and nothing else that was typed', () => {
  expect(['J4B', 'H2Y 1A1', 'M5V', '<b>'].map(areaToCount)).toEqual(['J4B', 'H2Y', undefined, undefined]);
});
