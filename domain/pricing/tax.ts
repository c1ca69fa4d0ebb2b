import type { Bilingual } from '#domain/language.ts';
import { type Cents, fraction, sum } from '#domain/money.ts';

/**
 * Where the amounts of a tax are kept and sent, whatever the tax is called: the federal one, or the harmonized one that
 * stands in its place, as `gst`; the province's own as `qst`. No province has more.
 */
export const taxKeys = ['gst', 'qst'] as const;
export type TaxKey = (typeof taxKeys)[number];

/** A tax that the business collects. */
export type Tax = {
  readonly key: TaxKey;
  readonly name: Bilingual;
  /** Thousandths of a percent of the base: 5 % is 5000, 9.975 % is 9975. */
  readonly rate: number;
};

export type Quote = { base: Cents; gst: Cents; qst: Cents; total: Cents };
export type TaxRates = Record<TaxKey, number>;

/** The rate of each tax; 0 of one that is not collected. */
export function ratesOf(taxes: readonly Tax[]): TaxRates {
  const rateOf = (key: TaxKey) => taxes.find((tax) => tax.key === key)?.rate ?? 0;
  return { gst: rateOf('gst'), qst: rateOf('qst') };
}

/** All taxes on the same base, each rounded half up to the cent (decisions, section 3). */
export function withTaxes(base: Cents, rates: TaxRates): Quote {
  const gst = fraction(base, rates.gst, 100_000);
  const qst = fraction(base, rates.qst, 100_000);
  return { base, gst, qst, total: sum(base, gst, qst) };
}
