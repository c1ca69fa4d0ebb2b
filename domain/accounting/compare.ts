import {
  type Difference,
  type DifferenceCode,
  Differences,
  type Source,
  type Statement,
  says,
  state,
  text,
} from '#domain/ledger/difference.ts';
import { type Cents, sum } from '#domain/money.ts';
import type { AppointmentRecord, BookedOrder, GatewayMoney, OrderBooks } from './records.ts';

/** The accounting service may round each tax on its own. In cents. */
const maxRounding = 2;

/**
 * Compares one order between bookings, card gateway and accounting service. `gateway` is null when it did not answer, which
 * is a difference too. While the order is `pending`, accounting differences count as in flight.
 */
export function compareBooks(order: BookedOrder, gateway: GatewayMoney | null, books: OrderBooks): Difference[] {
  const found = new Differences(order.orderNo);
  compareAppointments(order, books.appointments, found);
  compareMoney(order, gateway, books, found);
  return found.found;
}

type Visit = Pick<AppointmentRecord, 'date' | 'time'>;
const isSame = (one: Visit, other: Visit): boolean => one.date === other.date && one.time === other.time;
const at = (source: Source, ...visits: readonly Visit[]): Statement => [
  source,
  ...visits.map(({ date, time }) => ({ date, time })),
];

function compareAppointments(order: BookedOrder, appointments: readonly AppointmentRecord[], found: Differences): void {
  const active = appointments.filter(({ cancelled }) => !cancelled);
  const add = (code: DifferenceCode, there: Statement) => {
    const here = order.cancelled ? state('bookings', 'cancelled') : at('bookings', order);
    found.add(code, here, there, order.pending);
  };
  const [one, another] = active;
  if (order.cancelled) {
    if (one) add('cancelled-appointment-stands', at('books', one));
  } else if (!one) {
    add('no-appointment', state('books', 'nothing'));
  } else if (another) {
    add('two-appointments', at('books', ...active));
  } else if (!isSame(one, order)) {
    add('appointment-differs', at('books', one));
  }
}

const totals = (documents: readonly { total: Cents }[]): Cents => sum(...documents.map(({ total }) => total));

function compareMoney(order: BookedOrder, gateway: GatewayMoney | null, books: OrderBooks, found: Differences): void {
  const { total, tax, credit, pending } = order;
  const { invoices, payments, creditNotes } = books;
  const compare = (code: DifferenceCode, one: readonly ['bookings' | 'gateway', Cents], there: Cents) => {
    if (one[1] !== there) found.add(code, says(...one), says('books', there), pending);
  };
  if (gateway && gateway.charged !== total) {
    found.add('charge-differs', says('bookings', total), says('gateway', gateway.charged));
  }
  const expected = total > 0 ? 1 : 0;
  const count = (code: DifferenceCode, { length }: readonly unknown[]) => {
    if (length > expected) found.add(code, text('bookings', expected), text('books', length), pending);
  };
  count('too-many-invoices', invoices);
  count('too-many-payments', payments);
  compare('invoice-differs', ['bookings', total], totals(invoices));
  const invoicedTax = sum(...invoices.map((invoice) => invoice.tax));
  if (totals(invoices) === total && Math.abs(invoicedTax - tax) > maxRounding)
    found.add('taxes-differ', says('bookings', tax), says('books', invoicedTax), pending);
  const open = sum(...invoices.map((invoice) => invoice.open));
  if (open !== 0) found.add('invoice-open', says('bookings', total), says('books', open), pending);
  compare('credit-note-differs', ['bookings', credit], totals(creditNotes));
  if (!gateway) {
    found.add('gateway-silent', says('bookings', total), state('gateway', 'silent'));
    return;
  }
  compare('payment-differs', ['gateway', gateway.charged], totals(payments));
  compare('refund-differs', ['gateway', gateway.refunded], sum(...creditNotes.map(({ refunded }) => refunded)));
}
