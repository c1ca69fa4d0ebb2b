import { cents, fraction, toDollars } from '#domain/money.ts';
import { idOf } from './ids.ts';
import type { Document, StoredRecord } from './store.ts';

/** The two taxes of the simulator's tax group, each counted on the price alone and rounded by itself. */
const rates = [
  [5_000, 100_000],
  [9_975, 100_000],
] as const;

const subTotal = ({ lines }: Document): number => lines.reduce((sum, { rate, quantity }) => sum + rate * quantity, 0);

const taxesOf = (document: Document): number[] =>
  rates.map(([numerator, denominator]) => fraction(cents(subTotal(document)), numerator, denominator));

const taxOf = (document: Document): number => taxesOf(document).reduce((sum, tax) => sum + tax, 0);

export const totalOf = (document: Document): number => subTotal(document) + taxOf(document) + document.adjustment;

export const dollars = (amount: number): number => toDollars(cents(amount));

/** An invoice or a credit note as Books shows it, after `settled` cents were paid of it or given back. */
export function shownDocument({ kind, serial, data }: StoredRecord<'invoice' | 'credit-note'>, settled: number) {
  const [gst = 0, qst = 0] = taxesOf(data);
  const total = totalOf(data);
  const isOver = settled > 0 && settled >= total;
  const names =
    kind === 'invoice'
      ? { invoice_id: idOf(serial), invoice_number: `INV-${String(serial).padStart(6, '0')}` }
      : { creditnote_id: idOf(serial), creditnote_number: `CN-${String(serial).padStart(5, '0')}` };
  return {
    ...names,
    customer_id: data.customerId,
    reference_number: data.reference,
    date: data.date,
    status: isOver ? { invoice: 'paid', 'credit-note': 'closed' }[kind] : data.status,
    sub_total: dollars(subTotal(data)),
    tax_total: dollars(taxOf(data)),
    taxes: [
      { tax_name: 'GST (TPS) (5%)', tax_amount: dollars(gst) },
      { tax_name: 'QST (TVQ) (9.975%)', tax_amount: dollars(qst) },
    ],
    adjustment: dollars(data.adjustment),
    total: dollars(total),
    balance: dollars(total - settled),
  };
}
