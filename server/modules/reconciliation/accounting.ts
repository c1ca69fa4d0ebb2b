import type { AccountingService } from '#adapters/accounting/port.ts';
import { compareBooks } from '#domain/accounting/compare.ts';
import type { BookedOrder, GatewayMoney } from '#domain/accounting/records.ts';
import { type Difference, Differences, state, text } from '#domain/ledger/difference.ts';
import { cents, sum } from '#domain/money.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { bookingsAfter, syncStateOf } from '#server/modules/accounting/queries/sync.ts';
import { daysOf, referenceOf } from '#server/modules/accounting/sale.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { type PaidCharge, paidChargesOf } from '#server/modules/payments/queries/charges.ts';
import { type Refund, refundsOf } from '#server/modules/refunds/queries.ts';
import type { LedgerCheck, LedgerResult } from './ledger.ts';
import { recordsOf } from './queries/ledger.ts';

type AccountingCheck = Omit<LedgerCheck, 'beforeEach'>;

type CheckDeps = Pick<Deps, 'db' | 'gatewayBooks'> & { accounting: AccountingService };

/**
 * Compares bookings, card gateway and accounting service, order by order, and reports each difference. Read-only and safe
 * beside the running program: differences are read a second time, because data may have changed in between. If the accounting
 * service is unavailable, it stops and reports the order at which it did; `orders` counts those before.
 */
export async function checkAccounting(
  deps: CheckDeps,
  { since, report, pageSize = 200 }: AccountingCheck,
): Promise<LedgerResult> {
  const result: LedgerResult = { orders: 0, differences: 0, inFlight: 0 };
  for (let after = ''; ; ) {
    const bookings = await bookingsAfter(deps.db, { after, since, most: pageSize });
    const last = bookings.at(-1);
    if (!last) return result;
    for (const booking of bookings) {
      const { found, stop } = await compareTwice(deps, booking);
      for (const difference of found) {
        if (difference.inFlight) result.inFlight += 1;
        else result.differences += 1;
        report(difference);
      }
      if (stop) return result;
      result.orders += 1;
    }
    after = last.orderNo;
  }
}

/** `stop`: the accounting service is unavailable, so no other order can be read either. */
type Comparison = { found: Difference[]; stop: boolean };

/** Differences count only if they are still there on a second reading. */
async function compareTwice(deps: CheckDeps, booking: Booking): Promise<Comparison> {
  const first = await compare(deps, booking);
  if (first.found.every(({ inFlight }) => inFlight)) return first;
  const again = await findBookingByOrder(deps.db, booking.orderNo);
  return compare(deps, again ?? booking);
}

async function compare(deps: CheckDeps, booking: Booking): Promise<Comparison> {
  const refunds = await refundsOf(deps.db, booking.id);
  const charges = await paidChargesOf(deps.db, booking.id);
  const found: Difference[] = [];
  for (const sold of [booking, ...charges]) {
    const compared = await compareSold(deps, booking, sold, refunds);
    found.push(...compared.found);
    if (compared.stop) return { found, stop: true };
  }
  return { found, stop: false };
}

/** The sale of a booking, or what was charged since. */
type Sold = Booking | PaidCharge;

/** Each has its own invoice and payment; the appointment is with the sale. */
async function compareSold(deps: CheckDeps, booking: Booking, sold: Sold, all: readonly Refund[]): Promise<Comparison> {
  const { orderNo } = sold;
  const refunds = all.filter((refund) => refund.orderNo === orderNo);
  const order = await bookedOrder(deps, booking, sold, refunds);
  const parts = refunds.filter(({ reason }) => reason === 'partial').map(referenceOf);
  const days = isSale(sold) ? await daysOf(deps.db, booking) : [];
  const reading = await deps.accounting.readOrder({ orderNo, parts, days });
  if (reading.state === 'read')
    return { found: compareBooks(order, await gatewayMoney(deps, sold), reading.books), stop: false };
  const { ofAll, detail } = reading;
  const differences = new Differences(orderNo);
  const code = ofAll ? 'books-silent-from-here' : 'books-silent';
  differences.add(code, state('bookings', booking.status), text('books', detail));
  return { found: differences.found, stop: ofAll };
}

const isSale = (sold: Sold): sold is Booking => 'status' in sold;

async function bookedOrder(
  { db }: CheckDeps,
  booking: Booking,
  sold: Sold,
  refunds: readonly Refund[],
): Promise<BookedOrder> {
  const { id, status, appointmentDate: date, appointmentTime: time } = booking;
  const { orderNo, total, gst, qst } = sold;
  // A partial refund, and any of a charge, is recorded once it is done, that of a cancellation at once.
  const credited = refunds.filter(
    ({ reason, state }) => (reason === 'cancellation' && isSale(sold)) || state === 'done',
  );
  return {
    orderNo,
    cancelled: status === 'cancelled' || !isSale(sold),
    date,
    time,
    total,
    tax: sum(gst, qst),
    credit: sum(...credited.map(({ amount }) => amount)),
    pending: (await syncStateOf(db, id)) === 'pending' || refunds.some(({ state }) => state !== 'done'),
  };
}

/** The gateway's amounts for a payment of a booking, or ours if received by hand; null if it did not answer. */
async function gatewayMoney(deps: CheckDeps, sold: Sold): Promise<GatewayMoney | null> {
  const { orderNo } = sold;
  const ticket = isSale(sold) ? sold.paymentTicket : sold.ticket;
  if (ticket === null) return { charged: cents(0), refunded: cents(0) };
  const orders = await recordsOf(deps.db, [orderNo]);
  const amounts = (rows: readonly { amount: GatewayMoney['charged'] }[]) => sum(...rows.map(({ amount }) => amount));
  const [order] = orders;
  const byHand = order?.receipts.filter((receipt) => receipt.byHand) ?? [];
  if (order && byHand.length > 0)
    return { charged: amounts(byHand), refunded: amounts(order.refunds.filter(({ state }) => state === 'done')) };
  const records = await deps.gatewayBooks.recordsOf(orders, { since: null });
  const record = records.get(orderNo);
  const charges = record?.charges.filter((charge) => charge.ticket === ticket) ?? [];
  const numbers = charges.map(({ transactionNo }) => transactionNo);
  if (!record || [ticket, ...numbers].some((number) => record.silent.includes(number))) return null;
  const returns = record.returns.filter(({ transactionNo }) => numbers.includes(transactionNo));
  // Refunds made another way, and some others, are not visible at the gateway: ours count for these.
  const unshown = orders
    .flatMap(({ refunds }) => refunds)
    .filter(({ settlement, state, refundTransactionNo: number }) =>
      settlement === 'returned-elsewhere' ? state === 'done' : number !== null && record.silent.includes(number),
    );
  return { charged: amounts(charges), refunded: amounts([...returns, ...unshown]) };
}
