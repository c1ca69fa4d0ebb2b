import { fraction } from '#domain/fraction.ts';
import { type Cents, cents, sum } from '#domain/money.ts';
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
 * Splits a refund into price and taxes in the proportions of `whole`. `before` is what was refunded of it earlier: the parts of
 * all refunds add up exactly to it.
 */
export function refundParts(whole: Quote, amount: Cents, before: Cents = cents(0)): Parts {
  const [earlier, total] = [partsUpTo(before, whole), partsUpTo(sum(before, amount), whole)];
  return {
    base: cents(total.base - earlier.base),
    gst: cents(total.gst - earlier.gst),
    qst: cents(total.qst - earlier.qst),
  };
}

/** The same amount, each part capped at what is left of it: an extra cent in one is taken from the next. */
export function heldTo(left: Quote, { base, gst, qst }: Parts): Parts {
  const taxes = base + gst + qst - within(base, base + gst + qst, left.base, left.gst + left.qst);
  const ofGst = within(gst, taxes, left.gst, left.qst);
  return { base: cents(base + gst + qst - taxes), gst: cents(ofGst), qst: cents(taxes - ofGst) };
}

/** A share of `amount` that is at most `most` and leaves at most `others` of it. */
const within = (share: number, amount: number, most: number, others: number): number =>
  Math.min(Math.max(share, 0, amount - others), most, amount);
