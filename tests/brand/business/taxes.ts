import { ratesOf, type Tax, type TaxRates } from '#domain/pricing/tax.ts';

/** Ontario has one tax: HST 13 %. */
export const taxes: readonly Tax[] = [
  { key: 'gst', name: { en: 'HST', fr: 'TVH' }, rate: 13_000, number: '111111111 RT0001' },
];

export const taxRates: TaxRates = /* @__PURE__ */ ratesOf(taxes);
