import { taxes } from '#business/taxes.ts';
import { formatMoney } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { taxLabel } from '#domain/pricing/tax-words.ts';

/** A line for each tax: `GST (5%)` and its amount. */
export const taxPairs = (
  { taxRates, ...amounts }: RatedQuote,
  language: Language,
): readonly (readonly [string, string])[] =>
  taxes.map((tax) => [taxLabel(tax, taxRates[tax.key], language), formatMoney(amounts[tax.key], language)]);
