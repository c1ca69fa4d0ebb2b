import { describe, expect, it } from 'vitest';
import { taxRates } from '#business/taxes.ts';
import { cents } from '#domain/money.ts';
import { withTaxes } from '#domain/pricing/tax.ts';
import { priceOfTotal } from './price-of-total.ts';

describe('the price behind a total', () => {
  it('has the same base and taxes as the quote it came from', () => {
    for (let base = 0; base < 200_000; base += 7) {
      const quote = withTaxes(cents(base), taxRates);
      expect(priceOfTotal(quote.total)).toEqual(quote);
    }
  });

  it('is unknown where no base gives that total', () => {
    expect(priceOfTotal(cents(4))).not.toBeNull();
    const totals = new Set(Array.from({ length: 500 }, (_, base) => withTaxes(cents(base), taxRates).total));
    const missing = Array.from({ length: 500 }, (_, total) => cents(total)).filter((total) => !totals.has(total));
    for (const total of missing) expect(priceOfTotal(total)).toBeNull();
  });
});
