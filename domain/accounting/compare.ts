import { type Difference, Differences, says } from '#domain/ledger/difference.ts';
import { type Cents, sum } from '#domain/money.ts';
import type { AppointmentRecord, BookedOrder, GatewayMoney, OrderBooks } from './records.ts';

/** The accounting service may round each tax on its own. In cents. */
const maxRounding = 2;

/**
 * Compares one order between bookings, card gateway and accounting service. `gateway` is null when it did not answer, which
 * is a difference as well. While the order is `pending`, differences of the accounts count as in flight.
 */
export function compareBooks(order: BookedOrder, gateway: GatewayMoney | null, books: OrderBooks): Difference[] {
  const found = new Differences(order.orderNo);
  compareAppointments(order, books.appointments, found);
  compareMoney(order, gateway, books, found);
  return found.found;
}

const at = ({ date, time }: { date: string; time: string }): string => `${date} ${time}`;

function compareAppointments(order: BookedOrder, appointments: readonly AppointmentRecord[], found: Differences): void {
  const active = appointments.filter(({ cancelled }) => !cancelled);
  const add = (what: string, there: string) => {
    const here = order.cancelled ? 'cancelled' : at(order);
    found.add(what, ['bookings', here], ['books', there], order.pending);
  };
  const [one, another] = active;
  if (order.cancelled) {
    if (one) add('the appointment of a cancelled booking stands', at(one));
  } else if (!one) {
    add('no appointment', 'nothing');
  } else if (another) {
    add('more than one appointment', active.map(at).join(' and '));
  } else if (at(one) !== at(order)) {
    add('the appointment is at another time', at(one));
  }
}

const totals = (documents: readonly { total: Cents }[]): Cents => sum(...documents.map(({ total }) => total));

function compareMoney(order: BookedOrder, gateway: GatewayMoney | null, books: OrderBooks, found: Differences): void {
  const { total, tax, credit, pending } = order;
  const { invoices, payments, creditNotes } = books;
  const compare = (what: string, one: readonly ['bookings' | 'gateway', Cents], there: Cents) => {
    if (one[1] !== there) found.add(what, says(...one), says('books', there), pending);
  };
  if (gateway && gateway.charged !== total) {
    found.add('charge and booking differ', says('bookings', total), says('gateway', gateway.charged));
  }
  const expected = total > 0 ? 1 : 0;
  for (const [what, documents] of Object.entries({ invoice: invoices, payment: payments })) {
    if (documents.length > expected)
      found.add(`${what}s too many`, ['bookings', String(expected)], ['books', String(documents.length)], pending);
  }
  compare('invoice differs', ['bookings', total], totals(invoices));
  const invoicedTax = sum(...invoices.map((invoice) => invoice.tax));
  if (totals(invoices) === total && Math.abs(invoicedTax - tax) > maxRounding)
    found.add('taxes differ', says('bookings', tax), says('books', invoicedTax), pending);
  const open = sum(...invoices.map((invoice) => invoice.open));
  if (open !== 0) found.add('invoice is not settled', says('bookings', total), says('books', open), pending);
  compare('credit note differs', ['bookings', credit], totals(creditNotes));
  if (!gateway) {
    found.add('not compared, the gateway gave no answer', says('bookings', total), ['gateway', 'silent']);
    return;
  }
  compare('payment differs', ['gateway', gateway.charged], totals(payments));
  compare('refund differs', ['gateway', gateway.refunded], sum(...creditNotes.map(({ refunded }) => refunded)));
}
