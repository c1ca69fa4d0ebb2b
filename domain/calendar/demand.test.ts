import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutLimits } from '#business/policies.ts';
import { addDays } from './day.ts';
import { isInDemand, type OpenDay } from './demand.ts';

const { demand } = checkoutLimits;
const monday = '2026-05-04';
/** Every second day from a Monday on; `held` says which are. */
const days = (count: number, held: (index: number) => boolean): OpenDay[] =>
  Array.from({ length: count }, (_, index) => ({ date: addDays(monday, index * 2), isHeld: held(index) }));
const anyDays = fc
  .array(fc.boolean(), { maxLength: 100 })
  .map((held) => days(held.length, (index) => held[index] ?? false));

describe('days are in demand', () => {
  it('once more than 30 % of the open days of the next eight weeks are held, and not before', () => {
    // 28 of them lie in eight weeks: eight are less than 30 %, nine are more.
    const spread = (count: number) => days(60, (index) => index >= 5 && index < 5 + count);
    expect(isInDemand(spread(8), demand)).toBe(false);
    expect(isInDemand(spread(9), demand)).toBe(true);
  });

  it('once more than 30 % of all open days are held, also where the next eight weeks are free', () => {
    const later = (count: number) => days(60, (index) => index >= 30 && index < 30 + count);
    expect(isInDemand(later(18), demand)).toBe(false);
    expect(isInDemand(later(19), demand)).toBe(true);
  });

  it('once three of the next five open days are held, so that one of the next three can always be had', () => {
    expect(
      isInDemand(
        days(60, (index) => index < 2),
        demand,
      ),
    ).toBe(false);
    expect(
      isInDemand(
        days(60, (index) => index < 3),
        demand,
      ),
    ).toBe(true);
    expect(
      isInDemand(
        days(60, (index) => [0, 2, 4].includes(index)),
        demand,
      ),
    ).toBe(true);
  });

  it('never for one held day, however few are left', () => {
    for (const count of [1, 2, 3])
      expect(
        isInDemand(
          days(count, (index) => index === 0),
          demand,
        ),
      ).toBe(false);
    expect(
      isInDemand(
        days(2, () => true),
        demand,
      ),
    ).toBe(true);
  });

  it('never where nothing is held or nothing is left', () => {
    expect(isInDemand([], demand)).toBe(false);
    fc.assert(
      fc.property(
        fc.nat(100),
        (count) =>
          !isInDemand(
            days(count, () => false),
            demand,
          ),
      ),
    );
  });

  it('no less when one more is held', () => {
    fc.assert(
      fc.property(anyDays, fc.nat(99), (open, index) => {
        const more = open.map((day, at) => (at === index ? { ...day, isHeld: true } : day));
        return !isInDemand(open, demand) || isInDemand(more, demand);
      }),
    );
  });

  it('or one of the next three open days is free for whoever comes', () => {
    fc.assert(
      fc.property(anyDays, (open) => {
        const next = open.slice(0, 3);
        return next.length < 3 || isInDemand(open, demand) || next.some(({ isHeld }) => !isHeld);
      }),
    );
  });
});
