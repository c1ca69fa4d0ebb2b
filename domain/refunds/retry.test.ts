import { expect, it } from 'vitest';
import { nextTry } from './retry.ts';

it('a refund is retried after one minute, then after twice as long each time, and hourly in the end', () => {
  const now = new Date('2025-10-06T14:00:00Z');
  const minutes = [0, 1, 2, 3, 6, 7, 8, 2000].map(
    (attempts) => (nextTry(attempts, now).getTime() - now.getTime()) / 60_000,
  );
  expect(minutes).toEqual([1, 1, 2, 4, 32, 60, 60, 60]);
});
