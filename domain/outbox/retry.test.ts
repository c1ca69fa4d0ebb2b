import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attemptsWithin, nextAttempt, nextLookUp } from './retry.ts';

const start = new Date('2025-10-06T14:00:00Z');
const anInstant = fc.date({ noInvalidDate: true, min: new Date('2025-01-01'), max: new Date('2035-01-01') });

/** Seconds from the first try to each of the next ones, all in vain. */
function triesFrom(count: number): number[] {
  const tries = [start];
  for (let attempts = 1; attempts < count; attempts++) tries.push(nextAttempt(attempts, tries.at(-1) ?? start));
  return tries.map((at) => (at.getTime() - start.getTime()) / 1000);
}

it('a message is tried three times within its first minute, then after growing pauses, at last every six hours', () => {
  const tries = triesFrom(12);
  expect(tries.slice(0, 3)).toEqual([0, 10, 40]);
  const minutes = tries.slice(2).map((at, n) => (at - (tries[n + 1] ?? 0)) / 60);
  expect(minutes.slice(1)).toEqual([2, 5, 15, 60, 180, 360, 360, 360, 360]);
});

it('the tries of a day are those that begin within 24 hours of the first', () => {
  const hours = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(hours, (within) => {
      const tries = triesFrom(attemptsWithin(within) + 1).map((at) => at / 3600);
      expect(tries.at(-2)).toBeLessThanOrEqual(within);
      expect(tries.at(-1)).toBeGreaterThan(within);
    }),
  );
});

it('no pause is shorter than the one before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), anInstant, (attempts, now) => {
      expect(nextAttempt(attempts + 1, now).getTime()).toBeGreaterThanOrEqual(nextAttempt(attempts, now).getTime());
    }),
  );
});

it('a call without an answer is looked up after a minute at the soonest and an hour at the latest', () => {
  const passed = fc.integer({ min: -1000, max: 10 * 24 * 3_600_000 });
  fc.assert(
    fc.property(anInstant, passed, (calledAt, ms) => {
      const now = new Date(calledAt.getTime() + ms);
      const pause = nextLookUp(calledAt, now).getTime() - now.getTime();
      expect(pause).toBeGreaterThanOrEqual(60_000);
      expect(pause).toBeLessThanOrEqual(3_600_000);
    }),
  );
});
