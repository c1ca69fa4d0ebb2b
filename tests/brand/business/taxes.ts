import { ratesOf, type Tax, type TaxKey, type TaxRates } from '#domain/pricing/tax.ts';

/** Ontario has one tax: HST 13 %. */
export const taxes: readonly Tax[] = [{ key: 'gst', name: { en: 'HST', fr: 'TVH' }, rate: 13_000 }];

export const taxRates: TaxRates = /* @__PURE__ */ ratesOf(taxes);

/** Registration numbers, printed on every invoice; empty of a tax that is not collected. */
export const taxNumbers: Readonly<Record<TaxKey, string>> = { gst: '111111111 RT0001', qst: '' };
