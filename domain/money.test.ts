import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from './fraction.ts';
import { cents, fromDollars, parseDecimal, sum, toDecimal, toDollars } from './money.ts';

const often = { numRuns: 2000 };
const anyAmount = fc.integer({ min: -999_999_999, max: 999_999_999 }).map(cents);
const anyPrice = fc.integer({ min: 0, max: 999_999_999 }).map(cents);

describe('an amount of money', () => {
  it.each([0.5, 109.725, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -0.1])('is never %d cents', (amount) => {
    expect(() => cents(amount)).toThrow(RangeError);
  });

  it('is nothing when nothing is added up', () => {
    expect(sum()).toBe(0);
  });

  it('is added up to the cent: 1100.00, 55.00 and 109.73 make 1264.73', () => {
    expect(sum(cents(110_000), cents(5_500), cents(10_973))).toBe(126_473);
  });

  it('adds up to the same in any order and in any groups', () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { maxLength: 12 }), fc.nat(12), (amounts, at) => {
        const whole = sum(...amounts);
        expect(sum(...amounts.toReversed())).toBe(whole);
        expect(sum(sum(...amounts.slice(0, at)), sum(...amounts.slice(at)))).toBe(whole);
      }),
      often,
    );
  });
});

describe('a part of an amount', () => {
  it.each([
    [1, 1, 2, 1, 'half a cent goes up'],
    [3, 1, 2, 2, 'half a cent goes up'],
    [1, 49, 100, 0, 'less than half goes down'],
    [1, 51, 100, 1, 'more than half goes up'],
    [-1, 1, 2, 0, 'half a cent goes up below zero as well'],
    [-3, 1, 2, -1, 'half a cent goes up below zero as well'],
    [-1, 51, 100, -1, 'more than half below zero goes down'],
    [0, 9975, 100_000, 0, 'nothing stays nothing'],
    [100_000_000_000, 9975, 100_000, 9_975_000_000, 'a billion dollars stays exact'],
  ])('%d cents times %d/%d are %d: %s', (amount, numerator, denominator, expected) => {
    expect(fraction(cents(amount), numerator, denominator)).toBe(expected);
  });

  it('is the whole number nearest to the exact quotient, ties upwards', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 1, max: 100_000 }), (a, n, d) => {
        const exact = BigInt(a) * BigInt(n) * 2n; // twice the product, in units of 1/d
        const part = BigInt(fraction(a, n, d)) * BigInt(d) * 2n;
        expect(part - BigInt(d) <= exact && exact < part + BigInt(d)).toBe(true);
      }),
      often,
    );
  });
});

describe('an amount on the wire', () => {
  it.each([
    [0, '0.00'],
    [4, '0.04'],
    [99, '0.99'],
    [38_499, '384.99'],
    [126_473, '1264.73'],
    [-5, '-0.05'],
    [-126_473, '-1264.73'],
  ])('%d cents are written %s', (amount, text) => {
    expect(toDecimal(cents(amount))).toBe(text);
  });

  it('comes back to the cent', () => {
    fc.assert(
      fc.property(anyPrice, (amount) => {
        expect(parseDecimal(toDecimal(amount))).toBe(amount);
      }),
      often,
    );
  });

  it('is the same number of dollars where a call promises a number', () => {
    expect(toDollars(cents(38_499))).toBe(384.99);
    expect(toDollars(cents(4))).toBe(0.04);
    fc.assert(
      fc.property(anyPrice, (amount) => {
        expect(fromDollars(toDollars(amount))).toBe(amount);
        expect(toDollars(amount).toFixed(2)).toBe(toDecimal(amount));
      }),
      often,
    );
  });

  it.each(['', '5', '5.0', '5.000', '.50', '5.', '-5.00', '+5.00', ' 5.00', '5.00 ', '5,00', '1e3.00', '12345678.00'])(
    'is not read from %j',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  it.each(['1,264.73', '$5.00', '5.00\n', 'NaN', '٥.٠٠', '0x5.00', '5.00.00'])('is not read from %j either', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  it('is read from any text without an exception', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parseDecimal(text);
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
      }),
      often,
    );
  });
});
