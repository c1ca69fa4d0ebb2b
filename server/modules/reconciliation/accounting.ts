import type { AccountingService } from '#adapters/accounting/port.ts';
import { compareBooks } from '#domain/accounting/compare.ts';
import type { BookedOrder, GatewayMoney } from '#domain/accounting/records.ts';
import { type Difference, Differences } from '#domain/ledger/difference.ts';
import { cents, sum } from '#domain/money.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { bookingsAfter, syncStateOf } from '#server/modules/accounting/queries/sync.ts';
import { daysOf, referenceOf } from '#server/modules/accounting/sale.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { type Refund, refundsOf } from '#server/modules/refunds/queries.ts';
import { recordsOf } from './queries/ledger.ts';

export type BooksCheck = {
  /** Bookings from this instant on are compared, and older ones that are not settled. */
  since: Date | null;
  /** Told each difference as it is found. */
  tell(difference: Difference): void;
  page?: number;
};

export type BooksResult = { orders: number; differences: number; inFlight: number };

type Checked = Pick<Deps, 'db' | 'gatewayBooks'> & { accounting: AccountingService };

/**
 * Compares bookings, gateway and books, order by order, and tells each difference. Changes nothing and may run beside the
 * program: what differs is read once more, because it may have changed while it was read. Where the books answer nobody, it
 * ends and says from which order on; `orders` are those before.
 */
export async function checkAccounting(deps: Checked, { since, tell, page = 200 }: BooksCheck): Promise<BooksResult> {
  const result: BooksResult = { orders: 0, differences: 0, inFlight: 0 };
  for (let after = ''; ; ) {
    const bookings = await bookingsAfter(deps.db, { after, since, most: page });
    const last = bookings.at(-1);
    if (!last) return result;
    for (const booking of bookings) {
      const { found, unread } = await compareSurely(deps, booking);
      for (const difference of found) {
        if (difference.inFlight) result.inFlight += 1;
        else result.differences += 1;
        tell(difference);
      }
      if (unread) return result;
      result.orders += 1;
    }
    after = last.orderNo;
  }
}

/** `unread`: neither this order nor any other can be read. */
type Compared = { found: Difference[]; unread: boolean };

async function compareSurely(deps: Checked, booking: Booking): Promise<Compared> {
  const first = await compare(deps, booking);
  if (first.found.every(({ inFlight }) => inFlight)) return first;
  const again = await findBookingByOrder(deps.db, booking.orderNo);
  return compare(deps, again ?? booking);
}

async function compare(deps: Checked, booking: Booking): Promise<Compared> {
  const refunds = await refundsOf(deps.db, booking.id);
  const order = await bookedOrder(deps, booking, refunds);
  const parts = refunds.filter(({ reason }) => reason === 'partial').map(referenceOf);
  const { orderNo } = order;
  const reading = await deps.accounting.readOrder({ orderNo, parts, days: await daysOf(deps.db, booking) });
  if (reading.state === 'read')
    return { found: compareBooks(order, await gatewayMoney(deps, booking), reading.books), unread: false };
  const { ofAll, detail } = reading;
  const silent = new Differences(orderNo);
  const what = ofAll ? 'not compared from here on, the books gave no answer' : 'not compared, the books gave no answer';
  silent.add(what, ['bookings', booking.status], ['books', detail]);
  return { found: silent.found, unread: ofAll };
}

async function bookedOrder({ db }: Checked, booking: Booking, refunds: readonly Refund[]): Promise<BookedOrder> {
  const { id, orderNo, status, total, gst, qst, appointmentDate: date, appointmentTime: time } = booking;
  // A part is recorded when it is back; what a cancellation brings back, at once.
  const credited = refunds.filter(({ reason, state }) => reason === 'cancellation' || state === 'done');
  return {
    orderNo,
    cancelled: status === 'cancelled',
    date,
    time,
    total,
    tax: sum(gst, qst),
    credit: sum(...credited.map(({ amount }) => amount)),
    pending: (await syncStateOf(db, id)) === 'pending' || refunds.some(({ state }) => state !== 'done'),
  };
}

/** What the gateway has of the payment that became this booking; null where it does not say. */
async function gatewayMoney(deps: Checked, { orderNo, paymentTicket: ticket }: Booking): Promise<GatewayMoney | null> {
  if (ticket === null) return { charged: cents(0), givenBack: cents(0) };
  const asked = await deps.gatewayBooks.recordsOf(await recordsOf(deps.db, [orderNo]), { since: null });
  const record = asked.get(orderNo);
  const charges = record?.charges.filter((charge) => charge.ticket === ticket) ?? [];
  const numbers = charges.map(({ transactionNo }) => transactionNo);
  if (!record || [ticket, ...numbers].some((asked) => record.silent.includes(asked))) return null;
  const returns = record.returns.filter(({ transactionNo }) => numbers.includes(transactionNo));
  const amounts = (rows: readonly { amount: GatewayMoney['charged'] }[]) => sum(...rows.map(({ amount }) => amount));
  return { charged: amounts(charges), givenBack: amounts(returns) };
}
