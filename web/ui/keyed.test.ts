import { expect, it } from 'vitest';
import { keyed } from './keyed.ts';

it('gives paragraphs that read alike a key each', () => {
  const keys = keyed(['Thank you.', 'Yours', 'Thank you.', '1 Thank you.']).map(([key]) => key);
  expect(new Set(keys).size).toBe(4);
});
