import { expect, it } from 'vitest';
import { turnedAway } from './analytics.ts';
import { fromSource, stepFrom } from './source.ts';

it('a step counted for a source is told apart from any other', () => {
  expect(fromSource(stepFrom('van-2', 'out-of-area'))).toEqual({ source: 'van-2', step: 'out-of-area' });
  for (const step of ['landing', turnedAway('H2Y'), 'from:', 'from:van']) expect(fromSource(step)).toBe(null);
});
