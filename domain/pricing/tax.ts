import { fraction } from '#domain/fraction.ts';
import type { Bilingual } from '#domain/language.ts';
import { type Cents, sum } from '#domain/money.ts';

/**
 * Where the amounts of a tax are kept and sent, whatever the tax is called: the federal one, or the harmonized one that
 * replaces it, as `gst`; the province's own as `qst`. No province has more.
 */
export const taxKeys = ['gst', 'qst'] as const;
export type TaxKey = (typeof taxKeys)[number];

export type Tax = { readonly key: TaxKey; readonly name: Bilingual };

/** Thousandths of a percent of the base: 5 % is 5000, 9.975 % is 9975; 0 of a tax that is not collected. */
export type TaxRates = Readonly<Record<TaxKey, number>>;

export type Quote = { base: Cents; gst: Cents; qst: Cents; total: Cents };
/** A price and the rates of its taxes, which stay with what is sold. */
export type RatedQuote = Quote & { taxRates: TaxRates };

/** All taxes on the same base, each rounded half up to the cent (decisions, section 3). */
export function withTaxes(base: Cents, rates: TaxRates): Quote {
  const gst = fraction(base, rates.gst, 100_000);
  const qst = fraction(base, rates.qst, 100_000);
  return { base, gst, qst, total: sum(base, gst, qst) };
}

export const quoteAt = (base: Cents, taxRates: TaxRates): RatedQuote => ({ ...withTaxes(base, taxRates), taxRates });
