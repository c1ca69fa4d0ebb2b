import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { basePrice, type PriceTable } from './price.ts';

const row = {
  essential: cents(110_000),
  complete: cents(181_505),
  platinum: cents(5),
  refresh: cents(38_499),
  'preservation-preview': cents(25_000),
};
const table: PriceTable = {
  rows: { petite: { layout1: row }, moderne: {}, grande: {} },
  fallback: cents(110_000),
  monthlyDiscountPercent: 10,
};
const choice = { size: 'little-storefront', layout: 'layout1', service: 'essential', monthly: false } as const;

describe('a price that the table lists', () => {
  it.each([
    ['essential', 110_000],
    ['complete', 181_505],
    ['platinum', 5],
    ['refresh', 38_499],
    ['preservation-preview', 25_000],
  ] as const)('is the one of the service: %s', (service, base) => {
    expect(basePrice(table, { ...choice, service })).toEqual({ base, listed: true });
  });

  it.each([
    ['essential', 99_000, '1100.00 becomes 990.00'],
    ['complete', 163_355, '1815.05 becomes 1633.545, and half a cent goes up'],
    ['platinum', 5, '0.05 becomes 0.045, and half a cent goes up'],
    ['refresh', 34_649, '384.99 becomes 346.491'],
    ['preservation-preview', 22_500, '250.00 becomes 225.00'],
  ] as const)('is 10 %% less with monthly service, before taxes (%s): %i, as %s', (service, base, _why) => {
    expect(basePrice(table, { ...choice, service, monthly: true })).toEqual({ base, listed: true });
  });
});

describe('a price that the table lacks', () => {
  it('is 1100.00, and says that it is not listed', () => {
    expect(basePrice(table, { ...choice, layout: 'layout2' })).toEqual({ base: 110_000, listed: false });
    expect(basePrice(table, { ...choice, size: 'hotel' })).toEqual({ base: 110_000, listed: false });
    expect(basePrice(table, { ...choice, size: 'grand-storefront' })).toEqual({ base: 110_000, listed: false });
  });

  it('is 10 % less with monthly service as well', () => {
    expect(basePrice(table, { ...choice, layout: 'layout2', monthly: true })).toEqual({ base: 99_000, listed: false });
  });
});
