import type { TaxRates } from '#domain/pricing/tax.ts';

/** GST 5 % and QST 9.975 %, in thousandths of a percent. */
export const taxRates: TaxRates = { gst: 5000, qst: 9975 };
