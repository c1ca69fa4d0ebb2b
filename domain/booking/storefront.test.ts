import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPrices, testPrice } from '#business/prices.ts';
import { offered } from '#business/service-cards.ts';
import { serviceKeys } from '#business/services.ts';
import { layouts } from '#domain/funnel/layout.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { type Cents, cents } from '#domain/money.ts';
import { basePrice } from '#domain/pricing/price.ts';
import { priceTable } from '#domain/pricing/table.ts';
import { withTaxes } from '#domain/pricing/tax.ts';
import {
  type CorrectedStorefront,
  correctedPrice,
  differenceSettlements,
  priceSince,
  settlementProblem,
} from './storefront.ts';

const rates = { gst: 5000, qst: 9975 };

const prices = priceTable(defaultPrices, { test: testPrice, services: offered });
const anyStorefront = fc.record({
  storefrontSize: fc.constantFrom(...bookableSizes),
  selectedLayout: fc.constantFrom(...layouts),
});
const anyVisit = fc.record({ service: fc.constantFrom(...serviceKeys), monthly: fc.boolean() });
type Visit = typeof anyVisit extends fc.Arbitrary<infer T> ? T : never;
const listOf = (visit: Visit, { storefrontSize: size, selectedLayout: layout }: CorrectedStorefront): Cents =>
  basePrice(prices, { ...visit, size, layout }).base;

describe('the price of a corrected storefront', () => {
  it('is the list price of what it is, where what was sold was at the list price', () => {
    fc.assert(
      fc.property(anyVisit, anyStorefront, anyStorefront, (visit, one, other) => {
        const listed = { sold: listOf(visit, one), corrected: listOf(visit, other) };
        const price = correctedPrice({ sold: withTaxes(listed.sold, rates), listed, rates });
        expect(price).toEqual(withTaxes(listed.corrected, rates));
      }),
    );
  });

  it('keeps its distance from the list where it was sold at another price, and is never below zero', () => {
    const anyBase = fc.integer({ min: 1, max: 2_000_000 }).map(cents);
    fc.assert(
      fc.property(anyBase, anyVisit, anyStorefront, anyStorefront, (base, visit, one, other) => {
        const listed = { sold: listOf(visit, one), corrected: listOf(visit, other) };
        const price = correctedPrice({ sold: withTaxes(base, rates), listed, rates });
        expect(price.base).toBe(Math.max(0, base + listed.corrected - listed.sold));
        expect(price).toEqual(withTaxes(price.base, rates));
      }),
    );
  });

  it('is the price that was paid, to the cent and whatever the tax rates are by now, where the list makes no difference', () => {
    const sold = { base: cents(50_000), gst: cents(3000), qst: cents(4750), total: cents(57_750) };
    const listed = { sold: cents(110_000), corrected: cents(110_000) };
    expect(correctedPrice({ sold, listed, rates })).toEqual(sold);
  });

  it('is nothing where nothing was due', () => {
    const sold = withTaxes(cents(0), rates);
    expect(correctedPrice({ sold, listed: { sold: cents(1), corrected: cents(900) }, rates })).toEqual(sold);
  });
});

it('however often a storefront is corrected, what goes back is what was sold less what is charged, and never more', () => {
  const step = fc.record({ to: anyStorefront, leave: fc.boolean() });
  fc.assert(
    fc.property(anyVisit, anyStorefront, fc.array(step, { maxLength: 6 }), (visit, first, steps) => {
      const sold = withTaxes(listOf(visit, first), rates);
      const corrections: Parameters<typeof priceSince>[1][number][] = [];
      let back = 0;
      for (const { to, leave } of steps) {
        const listed = { sold: listOf(visit, first), corrected: listOf(visit, to) };
        const price = correctedPrice({ sold, listed, rates });
        const difference = cents(price.total - priceSince(sold, corrections).total);
        const settlement = difference === 0 ? 'none' : leave || difference > 0 ? 'leave' : 'refund';
        expect(
          settlementProblem(difference, { settlement, reason: 'Agreed.', mayRefund: true, mayCharge: true }),
        ).toBeNull();
        if (settlement === 'refund') back -= difference;
        corrections.push({ ...price, settlement });
        if (settlement !== 'leave') expect(priceSince(sold, corrections)).toEqual(price);
      }
      expect(back).toBe(sold.total - priceSince(sold, corrections).total);
      expect(back).toBeGreaterThanOrEqual(0);
      expect(back).toBeLessThanOrEqual(sold.total);
    }),
  );
});

describe('a difference', () => {
  const anyAsked = fc.record({
    settlement: fc.constantFrom(...differenceSettlements),
    reason: fc.constantFrom(null, '', ' ', 'Agreed on the phone.'),
    mayRefund: fc.boolean(),
    mayCharge: fc.boolean(),
  });

  it('is given back or left by an owner alone, left with a reason alone, and charged by whoever may', () => {
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 900 }), anyAsked, (amount, asked) => {
        if (amount === 0 || settlementProblem(cents(amount), asked) !== null) return;
        expect(asked.settlement === 'charge' ? asked.mayCharge : asked.mayRefund).toBe(true);
        expect(asked.settlement).not.toBe('none');
        if (asked.settlement === 'leave') expect(asked.reason?.trim()).toBeTruthy();
      }),
    );
  });

  it('of nothing moves no money, and what costs more is never given back', () => {
    fc.assert(
      fc.property(anyAsked, fc.integer({ min: 1, max: 900 }), (asked, amount) => {
        expect(settlementProblem(cents(0), asked) === null).toBe(asked.settlement === 'none');
        if (asked.settlement === 'refund') expect(settlementProblem(cents(amount), asked)).toBe('settlement-wrong');
        if (asked.settlement === 'charge') expect(settlementProblem(cents(-amount), asked)).toBe('settlement-wrong');
      }),
    );
  });
});
