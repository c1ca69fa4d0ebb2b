import { type Cents, cents, fraction, sum } from '#domain/money.ts';

type Taxed = { base: Cents; gst: Cents; qst: Cents };

/**
 * The price and both taxes in an amount that is given back of a sale, after `before` was given back of it. The parts of
 * one amount add up to it, and those of all amounts to the sale's own, to the cent: what is rounded is the running total.
 */
export function splitCredit(sale: Taxed, before: Cents, amount: Cents): Taxed {
  const [earlier, now] = [before, sum(before, amount)].map((given) => upTo(sale, given));
  if (!earlier || !now) return { base: amount, gst: cents(0), qst: cents(0) };
  const [gst, qst] = [cents(now.gst - earlier.gst), cents(now.qst - earlier.qst)];
  return { base: cents(amount - gst - qst), gst, qst };
}

/** Rounded one within the other, so that no part of a cent can come out below nothing. */
function upTo({ base, gst, qst }: Taxed, given: Cents): { gst: Cents; qst: Cents } | null {
  const taxes = sum(gst, qst);
  const total = sum(base, taxes);
  if (total === 0 || taxes === 0) return null;
  const tax = fraction(taxes, given, total);
  const gstPart = fraction(gst, tax, taxes);
  return { gst: gstPart, qst: cents(tax - gstPart) };
}
