import { describe, expect, it } from 'vitest';
import { refundMethod } from './method.ts';
import { nextTry } from './retry.ts';

const zone = 'America/Toronto';
const method = (paid: string, now: string) => refundMethod(new Date(paid), new Date(now), zone);

describe('how a payment goes back', () => {
  it.each([
    ['2025-10-06T14:00:00Z', '2025-10-06T14:00:01Z', 'void', 'a second after it was paid'],
    ['2025-10-06T14:00:00Z', '2025-10-07T01:44:59Z', 'void', 'just before 21:45 of the same day'],
    ['2025-10-06T14:00:00Z', '2025-10-07T01:45:00Z', 'refund', 'at 21:45'],
    ['2025-10-06T14:00:00Z', '2025-10-07T14:00:00Z', 'refund', 'on the next day'],
    ['2025-10-07T03:30:00Z', '2025-10-07T04:30:00Z', 'refund', 'when the batch closed in between'],
    ['2025-10-07T02:30:00Z', '2025-10-07T02:31:00Z', 'refund', 'after the close of its own day'],
    ['2025-11-02T05:30:00Z', '2025-11-02T06:30:00Z', 'void', 'in the hour that the clocks repeat'],
  ])('paid %s, asked %s: %s (%s)', (paid, now, expected) => {
    expect(method(paid, now)).toBe(expected);
  });
});

it('tries again after one minute, doubling, and hourly at last', () => {
  const now = new Date('2025-10-06T14:00:00Z');
  const minutes = [0, 1, 2, 3, 7, 50].map((attempts) => (nextTry(attempts, now).getTime() - now.getTime()) / 60_000);
  expect(minutes).toEqual([1, 1, 2, 4, 60, 60]);
});
