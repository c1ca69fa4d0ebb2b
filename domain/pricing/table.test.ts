import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offered } from '#business/service-cards.ts';
import { layoutNumbers } from '#domain/funnel/layout.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { ServicePrices } from './price-list.ts';
import { priceTable } from './table.ts';

const anyDollars = fc.integer({ min: 1, max: 20_000 });
const anyRise = fc.integer({ min: 0, max: 10_000 });

const alike = (price: Cents): ServicePrices => ({ essential: price, complete: price, platinum: price, refresh: price });

/** A table whose tiers are all alike, from a first and a last price in dollars. */
const tableOf = (first: number, last: number) => {
  const tier = { first: alike(cents(first * 100)), last: alike(cents(last * 100)), preview: cents(25_000) };
  const door = { essential: cents(1), complete: cents(2), platinum: cents(3), refresh: cents(4) };
  const tiers = { petite: tier, moderne: tier, grande: tier };
  return priceTable(
    { tiers, door, fallback: cents(110_000), monthlyDiscountPercent: 10 },
    { test: cents(5), services: offered },
  );
};
const essential = (first: number, last: number): number[] =>
  layoutNumbers.slice(0, 12).map((n) => tableOf(first, last).rows.petite[`layout${n}`]?.essential ?? Number.NaN);

describe('the prices of layouts 1 to 12', () => {
  it('go up in equal steps when the steps are whole', () => {
    expect(essential(100, 111)).toEqual([
      10_000, 10_100, 10_200, 10_300, 10_400, 10_500, 10_600, 10_700, 10_800, 10_900, 11_000, 11_100,
    ]);
  });

  it('are rounded to the dollar, each from its own place on the line', () => {
    // 100, 100.45, 100.91, 101.36, 101.82, 102.27, 102.73, 103.18, 103.64, 104.09, 104.55, 105
    expect(essential(100, 105)).toEqual([
      10_000, 10_000, 10_100, 10_100, 10_200, 10_200, 10_300, 10_300, 10_400, 10_400, 10_500, 10_500,
    ]);
  });

  it('are all the same when the first and the last are', () => {
    expect(new Set(essential(450, 450))).toEqual(new Set([45_000]));
  });

  it('meet both ends, are whole dollars, never fall, and stay within half a dollar of the line', () => {
    fc.assert(
      fc.property(anyDollars, anyRise, (first, rise) => {
        const prices = essential(first, first + rise);
        expect([prices.at(0), prices.at(-1)]).toEqual([first * 100, (first + rise) * 100]);
        expect(prices.filter((price) => price % 100 !== 0)).toEqual([]);
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
        prices.forEach((price, i) => {
          expect(Math.abs(price * 11 - (first * 11 + rise * i) * 100)).toBeLessThanOrEqual(550);
        });
      }),
      { numRuns: 1000 },
    );
  });
});

it('layouts 13 and 14 have the prices they were given, and a preview costs the same everywhere', () => {
  const { petite } = tableOf(100, 111).rows;
  expect(petite.layout13).toEqual({
    essential: 1,
    complete: 2,
    platinum: 3,
    refresh: 4,
    'preservation-preview': 25_000,
  });
  expect(petite.layout14).toEqual({
    essential: 5,
    complete: 5,
    platinum: 5,
    refresh: 5,
    'preservation-preview': 25_000,
  });
  expect(layoutNumbers.map((n) => petite[`layout${n}`]?.['preservation-preview'])).toEqual(Array(14).fill(25_000));
});
