import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import type { PriceRow } from './price.ts';
import { priceSpan } from './span.ts';

const row = (dollars: number): PriceRow => ({
  essential: cents(dollars * 100),
  complete: cents(dollars * 200),
  platinum: cents(dollars * 300),
  refresh: cents(dollars * 50),
  'preservation-preview': cents(dollars * 10),
});
const table = {
  rows: {
    petite: { layout1: row(10), layout2: row(12), layout14: row(0) },
    moderne: { layout1: row(20) },
    grande: {},
  },
  fallback: cents(1),
  monthlyDiscountPercent: 10,
};

describe('the range of prices', () => {
  it('goes from the lowest to the highest of all sizes and layouts, without the test layout', () => {
    expect(priceSpan(table, ['essential'])).toEqual({ low: 1000, high: 2000, count: 3 });
  });

  it('covers several services, and the given sizes only', () => {
    expect(priceSpan(table, ['refresh', 'platinum'], ['little-storefront'])).toEqual({
      low: 500,
      high: 3600,
      count: 4,
    });
  });

  it('never contains the fallback price', () => {
    expect(() => priceSpan(table, ['essential'], ['grand-storefront'])).toThrow('no price for essential');
  });
});
