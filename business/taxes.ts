import { type DatedRates, ratesIn } from '#domain/pricing/dated-rates.ts';
import type { Tax, TaxKey } from '#domain/pricing/tax.ts';
import { brand } from './brand.ts';

/** The taxes in the order in which they are listed. */
export const taxes: readonly Tax[] = [
  { key: 'gst', name: { en: 'GST', fr: 'TPS' } },
  { key: 'qst', name: { en: 'QST', fr: 'TVQ' } },
];

/**
 * The rates, each line effective from its day: GST 5 % and QST 9.975 %. A new line changes them at that midnight; the terms
 * say so at once and need a new name (`terms/index.ts`).
 */
export const taxRates: DatedRates = {
  '2013-01-01': { gst: 5000, qst: 9975 },
};

export const taxRatesAt = /* @__PURE__ */ ratesIn(taxRates, brand.timeZone);

/** Registration numbers, printed on every invoice. Placeholders until the operator gives the real ones. */
export const taxNumbers: Readonly<Record<TaxKey, string>> = { gst: '000000000 RT0001', qst: '0000000000 TQ0001' };
