import { ratesOf, type Tax, type TaxKey, type TaxRates } from '#domain/pricing/tax.ts';

/** The taxes in the order in which they are listed: GST 5 % and QST 9.975 %. */
export const taxes: readonly Tax[] = [
  { key: 'gst', name: { en: 'GST', fr: 'TPS' }, rate: 5000 },
  { key: 'qst', name: { en: 'QST', fr: 'TVQ' }, rate: 9975 },
];

export const taxRates: TaxRates = /* @__PURE__ */ ratesOf(taxes);

/** Registration numbers, printed on every invoice. Placeholders until the operator gives the real ones. */
export const taxNumbers: Readonly<Record<TaxKey, string>> = { gst: '000000000 RT0001', qst: '0000000000 TQ0001' };
