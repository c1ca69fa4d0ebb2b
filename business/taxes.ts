import type { TaxRates } from '#domain/pricing/tax.ts';

/** GST 5 % and QST 9.975 %, in thousandths of a percent. */
export const taxRates: TaxRates = { gst: 5000, qst: 9975 };

/** Registration numbers, printed on every invoice. Placeholders until the operator gives the real ones. */
export const taxNumbers = { gst: '000000000 RT0001', qst: '0000000000 TQ0001' } as const;
