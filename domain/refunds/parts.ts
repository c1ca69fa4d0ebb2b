import { type Cents, cents, fraction, sum } from '#domain/money.ts';
import type { Quote } from '#domain/pricing/tax.ts';

export type Parts = { base: Cents; gst: Cents; qst: Cents };

/**
 * The parts of everything refunded so far. Each rounded part is subtracted before the next is computed, so that all parts grow
 * with the amount, none is negative, and they add up to the cent.
 */
function partsUpTo(amount: Cents, { base, gst, qst, total }: Quote): Parts {
  if (total === 0) return { base: cents(0), gst: cents(0), qst: cents(0) };
  const beforeTaxes = fraction(amount, base, total);
  const taxes = cents(amount - beforeTaxes);
  const ofGst = gst + qst === 0 ? cents(0) : fraction(taxes, gst, gst + qst);
  return { base: beforeTaxes, gst: ofGst, qst: cents(taxes - ofGst) };
}

/**
 * Splits a refund into price and taxes in the proportions of its booking. `before` is what was refunded earlier: the parts of
 * all refunds of a payment add up exactly to what was charged.
 */
export function refundParts(sold: Quote, amount: Cents, before: Cents = cents(0)): Parts {
  const [earlier, total] = [partsUpTo(before, sold), partsUpTo(sum(before, amount), sold)];
  return {
    base: cents(total.base - earlier.base),
    gst: cents(total.gst - earlier.gst),
    qst: cents(total.qst - earlier.qst),
  };
}
