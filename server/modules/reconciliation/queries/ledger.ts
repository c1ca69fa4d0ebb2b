import { and, asc, count, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { OrderRecords } from '#domain/ledger/records.ts';
import type { Cents } from '#domain/money.ts';
import type { Db } from '#server/database/database.ts';
import {
  bookingContexts,
  bookings,
  dayClaims,
  paymentEvents,
  paymentReceipts,
  refunds,
} from '#server/database/schema/index.ts';

/** The next order numbers after one, in the database's own order, from every table that knows of money. */
export async function orderNumbersAfter(db: Db, { after, most }: { after: string; most: number }): Promise<string[]> {
  const from = (table: string) => sql`
    (select distinct order_no from ${sql.identifier(table)}
     where order_no > ${after} order by order_no limit ${most})`;
  const sources = [from('bookings'), from('payment_events'), from('refunds')];
  const { rows } = await db.execute<{ order_no: string }>(sql`
    select order_no from (${sql.join(sources, sql` union `)}) as known order by order_no limit ${most}`);
  return rows.map((row) => row.order_no);
}

/** Everything on record about these orders, in their order. */
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
  const back = await tx
    .select(refundColumns)
    .from(refunds)
    .where(inArray(refunds.orderNo, numbers))
    .orderBy(asc(refunds.id));
  const receipts = await receiptsOf(tx, [...events, ...back, ...booked, ...checkouts]);

  const of = <T extends { orderNo: string }>(rows: readonly T[]) => Map.groupBy(rows, ({ orderNo }) => orderNo);
  const [bookedOf, checkoutOf, eventsOf, backOf] = [of(booked), of(checkouts), of(events), of(back)];
  return numbers.map((orderNo) => {
    const booking = bookedOf.get(orderNo)?.[0] ?? null;
    const checkout = checkoutOf.get(orderNo)?.[0] ?? null;
    const known = {
      orderNo,
      booking,
      checkout,
      events: eventsOf.get(orderNo) ?? [],
      refunds: backOf.get(orderNo) ?? [],
    };
    const named = [...known.events, ...known.refunds, booking, checkout].map((one) => one?.ticket);
    const ofTickets = [...new Set(named)].flatMap((ticket) => receipts.get(ticket ?? '') ?? []);
    return { ...known, receipts: ofTickets };
  });
}

/** By ticket, which is what a receipt is unique by. */
async function receiptsOf(tx: Db, named: readonly { ticket: string | null }[]) {
  const tickets = [...new Set(named.flatMap(({ ticket }) => ticket ?? []))];
  const rows = await tx.select(receiptColumns).from(paymentReceipts).where(inArray(paymentReceipts.ticket, tickets));
  return new Map(rows.map((row) => [row.ticket, row]));
}

/** Receipts that no line of the ledger goes with. */
export async function receiptsWithoutEvent(db: Db, most: number): Promise<{ orderNo: string; amount: Cents }[]> {
  const { orderNo, ticket, amount } = paymentReceipts;
  const line = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.orderNo, orderNo),
        eq(paymentEvents.ticket, ticket),
        inArray(paymentEvents.eventType, ['payment.booked', 'payment.not-booked']),
      ),
    );
  return db.select({ orderNo, amount }).from(paymentReceipts).where(sql`not exists ${line}`).limit(most);
}

/** Appointments that stand, and have no crew of their day, or one of another day. */
export async function bookingsWithoutCrew(db: Db, { from, most }: { from: IsoDate; most: number }) {
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
    .limit(most);
}

/** Days that a cancelled booking still keeps from others. */
export async function crewsOfCancelled(db: Db, most: number): Promise<{ orderNo: string; date: IsoDate }[]> {
  return db
    .select({ orderNo: bookings.orderNo, date: dayClaims.serviceDate })
    .from(dayClaims)
    .innerJoin(bookings, eq(bookings.id, dayClaims.bookingId))
    .where(eq(bookings.status, 'cancelled'))
    .limit(most);
}

/** Days from one on with more appointments that stand than there are crews. */
export async function oversoldDays(db: Db, { from, crews, most }: { from: IsoDate; crews: number; most: number }) {
  return db
    .select({ date: bookings.appointmentDate, sold: count() })
    .from(bookings)
    .where(and(eq(bookings.status, 'active'), gte(bookings.appointmentDate, from)))
    .groupBy(bookings.appointmentDate)
    .having(sql`count(*) > ${crews}`)
    .limit(most);
}

/** The newest instant on record; null where there is none. */
export async function newestInstant(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: paymentEvents.createdAt })
    .from(paymentEvents)
    .orderBy(sql`${paymentEvents.id} desc`)
    .limit(1);
  return row?.at ?? null;
}

/** The whole ledger of one order with what was answered, oldest line first. */
export const storyOf = (db: Db, orderNo: string) =>
  db.select().from(paymentEvents).where(eq(paymentEvents.orderNo, orderNo)).orderBy(asc(paymentEvents.id));
export type StoryLine = Awaited<ReturnType<typeof storyOf>>[number];

const bookingColumns = {
  orderNo: bookings.orderNo,
  ticket: bookings.paymentTicket,
  id: bookings.id,
  total: bookings.total,
  status: bookings.status,
  paymentStatus: bookings.paymentStatus,
  refundStatus: bookings.refundStatus,
  imported: sql<boolean>`${bookings.importedAt} is not null`,
};
const checkoutColumns = {
  orderNo: bookingContexts.orderNo,
  ticket: bookingContexts.ticket,
  state: bookingContexts.state,
  named: sql<boolean>`${bookingContexts.customer} is not null`,
  expiresAt: bookingContexts.expiresAt,
};
const receiptColumns = {
  orderNo: paymentReceipts.orderNo,
  ticket: paymentReceipts.ticket,
  transactionNo: paymentReceipts.transactionNo,
  amount: paymentReceipts.amount,
  bookingId: paymentReceipts.bookingId,
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
  state: refunds.state,
  method: refunds.method,
  createdAt: refunds.createdAt,
};
