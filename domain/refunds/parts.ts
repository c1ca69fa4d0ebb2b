import { type Cents, cents, fraction, sum } from '#domain/money.ts';
import type { Quote } from '#domain/pricing/tax.ts';

export type Parts = { base: Cents; gst: Cents; qst: Cents };

/**
 * The parts of all that was given back so far. What is rounded is taken off the rest, twice, so that each part grows
 * with the amount, none is ever negative, and they add up to the cent.
 */
function partsUpTo(amount: Cents, { base, gst, qst, total }: Quote): Parts {
  if (total === 0) return { base: cents(0), gst: cents(0), qst: cents(0) };
  const beforeTaxes = fraction(amount, base, total);
  const taxes = cents(amount - beforeTaxes);
  const ofGst = gst + qst === 0 ? cents(0) : fraction(taxes, gst, gst + qst);
  return { base: beforeTaxes, gst: ofGst, qst: cents(taxes - ofGst) };
}

/**
 * What of a refund is price, GST and QST, by the proportion of its booking. `before` was given back earlier: however
 * often parts of a payment are returned, together they are exactly the parts that were charged.
 */
export function refundParts(sold: Quote, amount: Cents, before: Cents = cents(0)): Parts {
  const [then, now] = [partsUpTo(before, sold), partsUpTo(sum(before, amount), sold)];
  return { base: cents(now.base - then.base), gst: cents(now.gst - then.gst), qst: cents(now.qst - then.qst) };
}
