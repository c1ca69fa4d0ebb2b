import { ratesOf, type Tax, type TaxRates } from '#domain/pricing/tax.ts';

/**
 * The taxes in the order in which they are listed: GST 5 % and QST 9.975 %. Their registration numbers are printed on every
 * invoice; placeholders until the operator gives the real ones.
 */
export const taxes: readonly Tax[] = [
  { key: 'gst', name: { en: 'GST', fr: 'TPS' }, rate: 5000, number: '000000000 RT0001' },
  { key: 'qst', name: { en: 'QST', fr: 'TVQ' }, rate: 9975, number: '0000000000 TQ0001' },
];

export const taxRates: TaxRates = /* @__PURE__ */ ratesOf(taxes);
