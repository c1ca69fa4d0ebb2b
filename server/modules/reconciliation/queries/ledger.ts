import { and, asc, count, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { ChargeRecord, OrderRecords } from '#domain/ledger/records.ts';
import type { Cents } from '#domain/money.ts';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { dayClaims } from '#server/database/schema/calendar.ts';
import { bookingCharges } from '#server/database/schema/charges.ts';
import { bookingContexts } from '#server/database/schema/checkout.ts';
import { paymentEvents, paymentReceipts } from '#server/database/schema/payments.ts';
import { refunds } from '#server/database/schema/refunds.ts';

/** The next order numbers after one, in the database's collation, from every table that concerns money. */
export async function orderNumbersAfter(db: Db, { after, limit }: { after: string; limit: number }): Promise<string[]> {
  const from = (table: string) => sql`
    (select distinct order_no from ${sql.identifier(table)}
     where order_no > ${after} order by order_no limit ${limit})`;
  const sources = [from('bookings'), from('payment_events'), from('refunds')];
  const { rows } = await db.execute<{ order_no: string }>(sql`
    select order_no from (${sql.join(sources, sql` union `)}) as numbers order by order_no limit ${limit}`);
  return rows.map((row) => row.order_no);
}

export async function recordsOf(tx: Db, orderNumbers: readonly string[]): Promise<OrderRecords[]> {
  const numbers = [...orderNumbers];
  const booked = await tx.select(bookingColumns).from(bookings).where(inArray(bookings.orderNo, numbers));
  const checkouts = await tx
    .select(checkoutColumns)
    .from(bookingContexts)
    .where(inArray(bookingContexts.orderNo, numbers));
  const events = await tx
    .select(eventColumns)
    .from(paymentEvents)
    .where(inArray(paymentEvents.orderNo, numbers))
    .orderBy(asc(paymentEvents.id));
  const refunded = await tx
    .select(refundColumns)
    .from(refunds)
    .where(inArray(refunds.orderNo, numbers))
    .orderBy(asc(refunds.id));
  const receipts = await receiptsOf(tx, [...events, ...refunded, ...booked, ...checkouts]);
  const charges = await chargesAbout(tx, { numbers, bookingIds: booked.map(({ id }) => id) });

  const byOrder = <T extends { orderNo: string }>(rows: readonly T[]) => Map.groupBy(rows, ({ orderNo }) => orderNo);
  const [bookingsOf, checkoutsOf] = [byOrder(booked), byOrder(checkouts)];
  const [eventsOf, refundsOf] = [byOrder(events), byOrder(refunded)];
  return numbers.map((orderNo) => {
    const booking = bookingsOf.get(orderNo)?.[0] ?? null;
    const checkout = checkoutsOf.get(orderNo)?.[0] ?? null;
    const records = {
      orderNo,
      booking,
      charge: charges.find((charge) => charge.orderNo === orderNo) ?? null,
      charges: charges.filter(({ bookingId }) => bookingId === booking?.id),
      checkout,
      events: eventsOf.get(orderNo) ?? [],
      refunds: refundsOf.get(orderNo) ?? [],
    };
    const tickets = [...records.events, ...records.refunds, booking, checkout].map((one) => one?.ticket);
    const ofTickets = [...new Set(tickets)].flatMap((ticket) => receipts.get(ticket ?? '') ?? []);
    return { ...records, receipts: ofTickets };
  });
}

/** Paid charges with these order numbers, and those of these bookings, each with its refunds. */
async function chargesAbout(
  tx: Db,
  { numbers, bookingIds }: { numbers: readonly string[]; bookingIds: readonly string[] },
): Promise<ChargeRecord[]> {
  const about = or(inArray(bookingCharges.orderNo, [...numbers]), inArray(bookingCharges.bookingId, [...bookingIds]));
  const rows = await tx
    .select(chargeColumns)
    .from(bookingCharges)
    .innerJoin(paymentReceipts, eq(paymentReceipts.orderNo, bookingCharges.orderNo))
    .where(about)
    .orderBy(asc(bookingCharges.paidAt));
  const orders = rows.map(({ orderNo }) => orderNo);
  const returned =
    orders.length === 0
      ? []
      : await tx.select(refundColumns).from(refunds).where(inArray(refunds.orderNo, orders)).orderBy(asc(refunds.id));
  return rows.map((row) => ({ ...row, refunds: returned.filter(({ orderNo }) => orderNo === row.orderNo) }));
}

async function receiptsOf(tx: Db, rows: readonly { ticket: string | null }[]) {
  const tickets = [...new Set(rows.flatMap(({ ticket }) => ticket ?? []))];
  const receipts = await tx
    .select(receiptColumns)
    .from(paymentReceipts)
    .where(inArray(paymentReceipts.ticket, tickets));
  return new Map(receipts.map((receipt) => [receipt.ticket, receipt]));
}

/** Receipts without a ledger event that records their outcome. */
export async function receiptsWithoutEvent(db: Db, limit: number): Promise<{ orderNo: string; amount: Cents }[]> {
  const { orderNo, ticket, amount } = paymentReceipts;
  const event = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.orderNo, orderNo),
        eq(paymentEvents.ticket, ticket),
        inArray(paymentEvents.eventType, ['payment.booked', 'payment.not-booked']),
      ),
    );
  return db.select({ orderNo, amount }).from(paymentReceipts).where(sql`not exists ${event}`).limit(limit);
}

/** Active bookings without a crew of their day; `claimed` is the day of the crew that they have instead, or null. */
export async function bookingsWithoutCrew(db: Db, { from, limit }: { from: IsoDate; limit: number }) {
  return db
    .select({ orderNo: bookings.orderNo, date: bookings.appointmentDate, claimed: dayClaims.serviceDate })
    .from(bookings)
    .leftJoin(dayClaims, eq(dayClaims.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.status, 'active'),
        gte(bookings.appointmentDate, from),
        or(isNull(dayClaims.serviceDate), ne(dayClaims.serviceDate, bookings.appointmentDate)),
      ),
    )
    .limit(limit);
}

/** Days still claimed by cancelled bookings. */
export async function crewsOfCancelled(db: Db, limit: number): Promise<{ orderNo: string; date: IsoDate }[]> {
  return db
    .select({ orderNo: bookings.orderNo, date: dayClaims.serviceDate })
    .from(dayClaims)
    .innerJoin(bookings, eq(bookings.id, dayClaims.bookingId))
    .where(eq(bookings.status, 'cancelled'))
    .limit(limit);
}

/** Days from `from` on with more active bookings than so many crews, and the most crews that each had when one was sold. */
export async function oversoldDays(db: Db, { from, crews }: { from: IsoDate; crews: number }) {
  const ofDay = and(eq(dayClaims.bookingId, bookings.id), eq(dayClaims.serviceDate, bookings.appointmentDate));
  return db
    .select({
      date: bookings.appointmentDate,
      sold: count(),
      crewsThen: sql<number>`coalesce(max(${dayClaims.crews}), 0)`,
    })
    .from(bookings)
    .leftJoin(dayClaims, ofDay)
    .where(and(eq(bookings.status, 'active'), gte(bookings.appointmentDate, from)))
    .groupBy(bookings.appointmentDate)
    .having(sql`count(*) > ${crews}`);
}

/** When the newest ledger event was recorded; null when there is none. */
export async function newestInstant(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: paymentEvents.createdAt })
    .from(paymentEvents)
    .orderBy(sql`${paymentEvents.id} desc`)
    .limit(1);
  return row?.at ?? null;
}

export const ledgerOf = (db: Db, orderNo: string) =>
  db.select().from(paymentEvents).where(eq(paymentEvents.orderNo, orderNo)).orderBy(asc(paymentEvents.id));
export type LedgerLine = Awaited<ReturnType<typeof ledgerOf>>[number];

const bookingColumns = {
  orderNo: bookings.orderNo,
  ticket: bookings.paymentTicket,
  id: bookings.id,
  base: bookings.base,
  gst: bookings.gst,
  qst: bookings.qst,
  total: bookings.total,
  status: bookings.status,
  paymentStatus: bookings.paymentStatus,
  refundStatus: bookings.refundStatus,
  cancellationReason: bookings.cancellationReason,
  cancelledAt: bookings.cancelledAt,
  refundUntil: bookings.refundUntil,
  withheld: bookings.withheld,
  freeRefresh: sql<boolean>`${bookings.refreshOf} is not null and (${bookings.courtesy} is not null or ${bookings.paymentMethod} = 'none')`,
  imported: sql<boolean>`${bookings.importedAt} is not null`,
};
const checkoutColumns = {
  orderNo: bookingContexts.orderNo,
  ticket: bookingContexts.ticket,
  state: bookingContexts.state,
  named: sql<boolean>`${bookingContexts.customer} is not null`,
  expiresAt: bookingContexts.expiresAt,
};
const chargeColumns = {
  orderNo: paymentReceipts.orderNo,
  bookingId: bookingCharges.bookingId,
  ticket: paymentReceipts.ticket,
  base: bookingCharges.base,
  gst: bookingCharges.gst,
  qst: bookingCharges.qst,
  total: bookingCharges.total,
};
const receiptColumns = {
  orderNo: paymentReceipts.orderNo,
  ticket: paymentReceipts.ticket,
  transactionNo: paymentReceipts.transactionNo,
  amount: paymentReceipts.amount,
  bookingId: paymentReceipts.bookingId,
  byHand: sql<boolean>`${paymentReceipts.method} <> 'card'`,
};
const eventColumns = {
  orderNo: paymentEvents.orderNo,
  ticket: paymentEvents.ticket,
  eventType: paymentEvents.eventType,
  amount: paymentEvents.amount,
  failureReason: paymentEvents.failureReason,
  createdAt: paymentEvents.createdAt,
};
const refundColumns = {
  orderNo: refunds.orderNo,
  ticket: refunds.ticket,
  reason: refunds.reason,
  partNo: refunds.partNo,
  bookingId: refunds.bookingId,
  gatewayOrderNo: refunds.gatewayOrderNo,
  transactionNo: refunds.transactionNo,
  amount: refunds.amount,
  base: refunds.base,
  gst: refunds.gst,
  qst: refunds.qst,
  creditNo: refunds.creditNo,
  byHand: refunds.byHand,
  state: refunds.state,
  method: refunds.method,
  refundTransactionNo: refunds.refundTransactionNo,
  settlement: refunds.settlement,
  createdAt: refunds.createdAt,
};
