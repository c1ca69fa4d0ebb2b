import type { TaxGroup } from '#adapters/accounting/port.ts';
import { fraction } from '#domain/fraction.ts';
import { cents, toDollars } from '#domain/money.ts';
import type { Tax } from '#domain/pricing/tax.ts';
import { formatRate } from '#domain/pricing/tax-words.ts';
import { idOf } from './ids.ts';
import type { Document, StoredRecord } from './store.ts';

const subTotal = ({ lines }: Document): number => lines.reduce((sum, { rate, quantity }) => sum + rate * quantity, 0);

/** What the account collects, and in which groups. */
export type Collected = { taxes: readonly Tax[]; taxGroups: readonly TaxGroup[] };

/** The taxes of a document's tax group, each computed on the price alone and rounded separately. */
function taxesOf(document: Document, { taxes, taxGroups }: Collected) {
  const rates = taxGroups.find(({ id }) => id === document.lines[0]?.taxId)?.rates;
  return taxes.map(({ key, name }) => {
    const rate = rates?.[key] ?? 0;
    return { name, rate, amount: fraction(cents(subTotal(document)), rate, 100_000) };
  });
}

const taxOf = (document: Document, collected: Collected): number =>
  taxesOf(document, collected).reduce((sum, { amount }) => sum + amount, 0);

export const totalOf = (document: Document, collected: Collected): number =>
  subTotal(document) + taxOf(document, collected) + document.adjustment;

export const dollars = (amount: number): number => toDollars(cents(amount));

/** An invoice or a credit note as Books shows it, after `settled` cents of it were paid or refunded. */
export function shownDocument(
  { kind, serial, data }: StoredRecord<'invoice' | 'credit-note'>,
  { settled, collected }: { settled: number; collected: Collected },
) {
  const total = totalOf(data, collected);
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
    tax_total: dollars(taxOf(data, collected)),
    taxes: taxesOf(data, collected).map(({ name, rate, amount }) => ({
      tax_name: `${name.en} (${name.fr}) (${formatRate(rate, 'en')})`,
      tax_amount: dollars(amount),
    })),
    adjustment: dollars(data.adjustment),
    total: dollars(total),
    balance: dollars(total - settled),
  };
}
