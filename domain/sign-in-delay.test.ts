import { expect, it } from 'vitest';
import { lockMinutes } from './sign-in-delay.ts';

it('the lock-out starts with the fifth failure, doubles, and ends at a quarter of an hour', () => {
  expect([0, 1, 4, 5, 6, 7, 8, 9, 10, 2000].map(lockMinutes)).toEqual([0, 0, 0, 1, 2, 4, 8, 15, 15, 15]);
});
