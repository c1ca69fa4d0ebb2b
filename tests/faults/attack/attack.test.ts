import { expect, it } from 'vitest';
import { asTable, attack } from './attack.ts';

it('holds against whoever asks for what is not theirs, from outside and inside the house', {
  timeout: 180_000,
}, async () => {
  const outcomes = await attack();
  expect(outcomes.length).toBeGreaterThan(15);
  expect(outcomes.filter(({ tried }) => tried === 0)).toEqual([]);
  expect(
    outcomes.filter(({ broken }) => broken.length > 0),
    asTable(outcomes),
  ).toEqual([]);
});
