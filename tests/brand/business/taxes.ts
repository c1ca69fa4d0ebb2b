import { type DatedRates, ratesIn } from '#domain/pricing/dated-rates.ts';
import type { Tax, TaxKey } from '#domain/pricing/tax.ts';
import { brand } from './brand.ts';

/** Ontario has one tax. */
export const taxes: readonly Tax[] = [{ key: 'gst', name: { en: 'HST', fr: 'TVH' } }];

/** Each line from its day on: HST 13 %. */
export const taxRates: DatedRates = {
  '2010-07-01': { gst: 13_000, qst: 0 },
};

export const taxRatesAt = /* @__PURE__ */ ratesIn(taxRates, brand.timeZone);

/** Registration numbers, printed on every invoice; empty of a tax that is not collected. */
export const taxNumbers: Readonly<Record<TaxKey, string>> = { gst: '111111111 RT0001', qst: '' };
