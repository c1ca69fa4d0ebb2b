import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sum } from '#domain/money.ts';
import { quoteAt } from '#domain/pricing/tax.ts';
import { actionFor, agreePrice, maxOwnBase, paymentWays } from './operator-booking.ts';

const rates = { gst: 5000, qst: 9975 };
const listed = quoteAt(cents(110_000), rates);
const nothing = quoteAt(cents(0), rates);

const anyWish = fc.record({
  way: fc.constantFrom(...paymentWays),
  own: fc.option(
    fc.record({
      base: fc.integer({ min: -1000, max: maxOwnBase + 1000 }).map(cents),
      reason: fc.constantFrom('', ' ', 'Said so.'),
    }),
  ),
  mayPrice: fc.boolean(),
  listed: fc.constantFrom(listed, nothing),
});

describe('the price of a booking that an operator makes', () => {
  it('has taxes that follow from its base and are never negative, and costs nothing only where it is free', () => {
    fc.assert(
      fc.property(anyWish, (wish) => {
        const agreed = agreePrice(wish);
        if (typeof agreed === 'string') return;
        const { quote, way } = agreed;
        expect(quote).toEqual(quoteAt(quote.base, rates));
        expect(quote.total).toBe(sum(quote.base, quote.gst, quote.qst));
        expect(Math.min(quote.gst, quote.qst)).toBeGreaterThanOrEqual(0);
        expect(quote.total === 0).toBe(way === 'free');
      }),
    );
  });

  it('differs from the list for an owner alone, who says why', () => {
    fc.assert(
      fc.property(anyWish, (wish) => {
        const agreed = agreePrice(wish);
        if (typeof agreed === 'string' || agreed.quote.total === wish.listed.total) return;
        expect(wish.mayPrice).toBe(true);
        expect(wish.own?.reason.trim()).not.toBe('');
      }),
    );
  });

  it('is not zero or negative where money is to be paid, nor without bounds', () => {
    const own = (base: number) => ({ base: cents(base), reason: 'Said so.' });
    const price = (base: number) => agreePrice({ listed, way: 'cash', own: own(base), mayPrice: true });
    for (const base of [0, -1, maxOwnBase + 1]) expect(price(base), String(base)).toBe('price-invalid');
    for (const base of [1, maxOwnBase]) expect(price(base), String(base)).toMatchObject({ quote: { base } });
  });
});

it('all but a link at the listed price asks for a recent sign-in', () => {
  expect(paymentWays.filter((way) => actionFor(way, null) === null)).toEqual(['link']);
  expect(actionFor('link', { base: cents(100), reason: 'Said so.' })).toBe('booking.own-price');
});
