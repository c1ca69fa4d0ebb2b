import { taxes } from '#business/taxes.ts';
import { formatMoney } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money.ts';
import type { TaxKey } from '#domain/pricing/tax.ts';
import { taxLabel } from '#domain/pricing/tax-words.ts';

/** A line for each tax: `GST (5%)` and its amount. */
export const taxPairs = (
  amounts: Readonly<Record<TaxKey, Cents>>,
  language: Language,
): readonly (readonly [string, string])[] =>
  taxes.map((tax) => [taxLabel(tax, language), formatMoney(amounts[tax.key], language)]);
