import { expect, it } from 'vitest';
import { minuteMs, secondMs } from '../durations.ts';
import { afterBookingFailure } from './unfinished-payment.ts';

const since = new Date('2025-10-06T14:00:00Z');
const after = (ms: number, count: number) => afterBookingFailure({ since, count }, new Date(since.getTime() + ms));

it.each([
  ['the first time', 0, 1, 'retry'],
  ['for half a minute', 30 * secondMs, 2, 'retry'],
  ['for a minute', minuteMs, 3, 'alert'],
  ['for nine minutes', 9 * minuteMs, 19, 'refund'],
  ['twice, with the program down for an hour in between', 60 * minuteMs, 2, 'alert'],
  ['once more after that hour', 60.5 * minuteMs, 3, 'refund'],
])('a payment whose booking could not be written %s', (_, ms, count, action) => {
  expect(after(ms, count).action).toBe(action);
});

it('is tried again half a minute later', () => {
  expect(after(minuteMs, 3).retryAt).toEqual(new Date('2025-10-06T14:01:30Z'));
});
