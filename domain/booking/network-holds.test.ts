import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutLimits } from '#business/policies.ts';
import { holdFor, mostHolds, type NetworkLevel } from './network-holds.ts';

const levels: NetworkLevel[] = ['line', 'neighbourhood', 'provider'];
const networks = fc.array(fc.record({ level: fc.constantFrom(...levels), held: fc.nat(20) }), { maxLength: 5 });

describe('what a network may hold', () => {
  it('is never more than a fifth of the open days at any level, and one day always', () => {
    fc.assert(
      fc.property(fc.constantFrom(...levels), fc.nat(400), (level, open) => {
        const most = mostHolds(level, open, checkoutLimits);
        expect(most).toBeGreaterThanOrEqual(1);
        expect(most).toBeLessThanOrEqual(Math.max(1, open / 5));
      }),
    );
  });

  it('grows with the network, so that one line never uses up what its neighbours and its provider have', () => {
    for (const open of [5, 20, 69, 94]) {
      const [line, neighbourhood, provider] = levels.map((level) => mostHolds(level, open, checkoutLimits));
      expect([line, neighbourhood, provider]).toEqual([line, neighbourhood, provider].toSorted());
    }
    expect(levels.map((level) => mostHolds(level, 69, checkoutLimits))).toEqual([3, 6, 9]);
  });

  it('is reached at one level at a time: a full line is refused, whatever else is full', () => {
    fc.assert(
      fc.property(networks, fc.nat(100), (others, open) => {
        const line = { level: 'line', held: mostHolds('line', open, checkoutLimits) } as const;
        expect(holdFor([...others, line], open, checkoutLimits)).toBe('refused');
      }),
    );
  });

  it('refuses nobody for what strangers of the same neighbourhood or provider hold', () => {
    fc.assert(
      fc.property(networks, fc.nat(100), (others, open) => {
        const strangers = others.filter(({ level }) => level !== 'line');
        expect(holdFor([...strangers, { level: 'line', held: 0 }], open, checkoutLimits)).not.toBe('refused');
      }),
    );
  });

  it('is held as long as no level is full', () => {
    fc.assert(
      fc.property(networks, fc.nat(100), (others, open) => {
        const isFull = others.some(({ level, held }) => held >= mostHolds(level, open, checkoutLimits));
        expect(holdFor(others, open, checkoutLimits) === 'held').toBe(!isFull);
      }),
    );
  });
});
