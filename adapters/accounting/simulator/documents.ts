import { cents, fraction, toDollars } from '#domain/money.ts';
import type { Tax } from '#domain/pricing/tax.ts';
import { formatRate } from '#domain/pricing/tax-words.ts';
import { idOf } from './ids.ts';
import type { Document, StoredRecord } from './store.ts';

const subTotal = ({ lines }: Document): number => lines.reduce((sum, { rate, quantity }) => sum + rate * quantity, 0);

/** The taxes of the simulator's tax group, each counted on the price alone and rounded by itself. */
const taxesOf = (document: Document, taxes: readonly Tax[]): number[] =>
  taxes.map(({ rate }) => fraction(cents(subTotal(document)), rate, 100_000));

const taxOf = (document: Document, taxes: readonly Tax[]): number =>
  taxesOf(document, taxes).reduce((sum, tax) => sum + tax, 0);

export const totalOf = (document: Document, taxes: readonly Tax[]): number =>
  subTotal(document) + taxOf(document, taxes) + document.adjustment;

export const dollars = (amount: number): number => toDollars(cents(amount));

/** An invoice or a credit note as Books shows it, after `settled` cents were paid of it or given back. */
export function shownDocument(
  { kind, serial, data }: StoredRecord<'invoice' | 'credit-note'>,
  { settled, taxes }: { settled: number; taxes: readonly Tax[] },
) {
  const amounts = taxesOf(data, taxes);
  const total = totalOf(data, taxes);
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
    tax_total: dollars(taxOf(data, taxes)),
    taxes: taxes.map(({ name, rate }, index) => ({
      tax_name: `${name.en} (${name.fr}) (${formatRate(rate, 'en')})`,
      tax_amount: dollars(amounts[index] ?? 0),
    })),
    adjustment: dollars(data.adjustment),
    total: dollars(total),
    balance: dollars(total - settled),
  };
}
