import { afterEach, expect, it, vi } from 'vitest';
import { randomIds } from './ids.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['bookings', randomIds.booking],
  ['other rows', randomIds.uuid],
])('the ids of %s stand in the order in which they were made, and no two are alike', (_, make) => {
  vi.useFakeTimers({ now: new Date('2025-10-06T14:00:00Z') });
  const made = Array.from({ length: 2_000 }, (_, index) => {
    if (index % 100 === 0) vi.advanceTimersByTime(1);
    return make();
  });
  const inOrder = made.filter((_, index) => index % 100 === 0);
  expect(inOrder).toEqual([...inOrder].sort());
  expect(new Set(made).size).toBe(made.length);
});
