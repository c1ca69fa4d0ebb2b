import { expect, it } from 'vitest';
import { lockMinutes } from './sign-in-delay.ts';

it('the lock-out starts with the last free failure, doubles, and ends at a quarter of an hour', () => {
  const minutes = (free: number) => [0, 1, 4, 5, 6, 7, 8, 9, 10, 30, 31, 2000].map((count) => lockMinutes(count, free));
  expect(minutes(5)).toEqual([0, 0, 0, 1, 2, 4, 8, 15, 15, 15, 15, 15]);
  expect(minutes(30)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 15]);
});
