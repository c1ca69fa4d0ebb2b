import { type Cents, fraction, sum } from '#domain/money.ts';

export type Quote = { base: Cents; gst: Cents; qst: Cents; total: Cents };
/** A rate as thousandths of a percent of the base: 5 % is 5000, 9.975 % is 9975. */
export type TaxRates = { gst: number; qst: number };

/** Both taxes on the same base, each rounded half up to the cent (decisions, section 3). */
export function withTaxes(base: Cents, rates: TaxRates): Quote {
  const gst = fraction(base, rates.gst, 100_000);
  const qst = fraction(base, rates.qst, 100_000);
  return { base, gst, qst, total: sum(base, gst, qst) };
}
