import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, sum } from '#domain/money.ts';
import { withTaxes } from '#domain/pricing/tax.ts';
import { refundParts } from './parts.ts';

const rates = { gst: 5000, qst: 9975 };
const sold = withTaxes(cents(181_500), rates);

it('a whole refund has exactly the parts that were charged', () => {
  expect(refundParts(sold, sold.total)).toEqual({ base: 181_500, gst: 9075, qst: 18_105 });
});

it('half of a payment is half of each part, to the cent', () => {
  expect(refundParts(sold, cents(104_340))).toEqual({ base: 90_750, gst: 4538, qst: 9052 });
});

it('a booking for nothing gives nothing back', () => {
  expect(refundParts(withTaxes(cents(0), rates), cents(0))).toEqual({ base: 0, gst: 0, qst: 0 });
});

it('however a payment is given back in pieces, each adds up and together they are what was charged', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), pieces, (base, weights) => {
      const quote = withTaxes(cents(base), rates);
      let before = cents(0);
      let parts = { base: cents(0), gst: cents(0), qst: cents(0) };
      for (const [index, weight] of weights.entries()) {
        const rest = quote.total - before;
        const amount = cents(index === weights.length - 1 ? rest : Math.min(weight, rest));
        const one = refundParts(quote, amount, before);
        expect(sum(one.base, one.gst, one.qst)).toBe(amount);
        expect(Math.min(one.base, one.gst, one.qst)).toBeGreaterThanOrEqual(0);
        // Never further from the proportion than rounding twice explains.
        expect(Math.abs(one.gst - (amount * quote.gst) / quote.total)).toBeLessThan(2);
        parts = { base: sum(parts.base, one.base), gst: sum(parts.gst, one.gst), qst: sum(parts.qst, one.qst) };
        before = sum(before, amount);
      }
      expect(parts).toEqual({ base: quote.base, gst: quote.gst, qst: quote.qst });
    }),
  );
});
