import { and, asc, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import { withoutCardNumbers } from '#domain/ledger/card-numbers.ts';
import type { PaymentEventType } from '#domain/ledger/money-of-order.ts';
import type { Cents } from '#domain/money.ts';
import type { Db } from '#server/database/database.ts';
import { arg, newRow, prepared, preparedSql } from '#server/database/prepared.ts';
import { bookingCharges } from '#server/database/schema/charges.ts';
import { paymentEvents, paymentReceipts } from '#server/database/schema/payments.ts';

/** Appends to the ledger, with card numbers masked wherever a gateway's answer contains one. */
export async function appendPaymentEvent(tx: Db, event: typeof paymentEvents.$inferInsert): Promise<void> {
  const { rawPayload, failureReason } = event;
  await tx.insert(paymentEvents).values({ ...event, ...withoutCardNumbers({ rawPayload, failureReason }) });
}

/** Appends an event of a ticket unless the ledger already has one of that type. */
export async function noteOnce(
  db: Db,
  event: Pick<
    typeof paymentEvents.$inferInsert,
    'orderNo' | 'eventType' | 'amount' | 'failureReason' | 'rawPayload'
  > & {
    ticket: string;
    createdAt: Date;
  },
): Promise<void> {
  const { orderNo, ticket, eventType, amount = null, createdAt, ...answer } = event;
  const { failureReason = null, rawPayload = null } = withoutCardNumbers(answer);
  await db.execute(sql`
    insert into payment_events (order_no, ticket, event_type, amount, failure_reason, raw_payload, created_at)
    select ${orderNo}, ${ticket}, ${eventType}, ${amount}::int, ${failureReason}, ${JSON.stringify(rawPayload)}::jsonb,
      ${createdAt.toISOString()}::timestamptz
    where not exists (
      select from payment_events where order_no = ${orderNo} and ticket = ${ticket} and event_type = ${eventType})`);
}

/** Stores a receipt; false if its ticket or transaction is already stored. */
export async function insertReceipt(tx: Db, receipt: typeof paymentReceipts.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(paymentReceipts)
    .values({ ...receipt, ...masked(receipt) })
    .onConflictDoNothing()
    .returning({ id: paymentReceipts.id });
  return inserted.length === 1;
}

const masked = ({ receiptJson, message }: typeof paymentReceipts.$inferInsert) =>
  withoutCardNumbers({ receiptJson, message });

/**
 * The same for a payment that becomes a booking; the ledger records it as booked and, before that, as `approved` says, unless
 * it does already.
 */
export async function insertBookedReceipt(
  tx: Db,
  receipt: typeof paymentReceipts.$inferInsert,
  approved: PaymentEventType,
): Promise<boolean> {
  const types: Record<string, PaymentEventType> = { approved, booked: 'payment.booked' };
  const inserted = await insertBooked(tx, { ...newReceipt.values({ ...receipt, ...masked(receipt) }), ...types });
  return inserted.rowCount === 1;
}

const newReceipt = newRow(paymentReceipts, ['store', 'method', 'paymentVerified']);
const insertBooked = preparedSql('insert_booked_receipt', (db) => {
  const [orderNo, ticket, approved] = [sql`${arg('orderNo')}::text`, sql`${arg('ticket')}::text`, arg('approved')];
  const [raw, amount] = [sql`${arg('receiptJson')}::jsonb`, sql`${arg('amount')}::int`];
  const at = sql`${arg('createdAt')}::timestamptz`;
  return sql`
    with receipt as ${db.insert(paymentReceipts).values(newReceipt.args()).onConflictDoNothing().returning({ id: paymentReceipts.id })},
    events as (
      insert into payment_events
        (order_no, ticket, event_type, status, amount, raw_payload, processed_at, booking_id, created_at)
      select ${orderNo}, ${ticket}, ${approved}::text, 'received', ${amount}, ${raw}, null, null, ${at}
      where not exists (
        select from payment_events where order_no = ${orderNo} and ticket = ${ticket} and event_type = ${approved}::text)
      union all
      select ${orderNo}, ${ticket}, ${arg('booked')}::text, 'processed', ${amount}, ${raw}, ${at},
        ${arg('bookingId')}::text, ${at})
    select id from receipt`;
});

/** Whether a payment is stored, for any order. */
export async function isOnRecord(
  db: Db,
  { ticket, store, transactionNo }: { ticket: string; store: string; transactionNo: string },
): Promise<boolean> {
  const { id, ...of } = paymentReceipts;
  const sameTransaction = and(eq(of.store, store), eq(of.transactionNo, transactionNo));
  const rows = await db
    .select({ id })
    .from(paymentReceipts)
    .where(or(eq(of.ticket, ticket), sameTransaction))
    .limit(1);
  return rows.length > 0;
}

/** The receipt of what a booking was sold for; charges have their own. */
export async function findReceiptOf(db: Db, bookingId: string) {
  const [row] = await findByBooking(db, { bookingId });
  return row ?? null;
}

const findByBooking = prepared('find_receipt', (db) =>
  db
    .select()
    .from(paymentReceipts)
    .where(
      and(
        eq(paymentReceipts.bookingId, arg('bookingId')),
        notExists(
          db
            .select({ id: bookingCharges.id })
            .from(bookingCharges)
            .where(eq(bookingCharges.orderNo, paymentReceipts.orderNo)),
        ),
      ),
    ),
);

/** What was paid on a ticket; null if that is not on record. */
export async function amountOfTicket(db: Db, ticket: string): Promise<Cents | null> {
  const { amount } = paymentReceipts;
  const [row] = await db.select({ amount }).from(paymentReceipts).where(eq(paymentReceipts.ticket, ticket));
  return row?.amount ?? null;
}

/** The ledger of some orders, the oldest event first. */
export const paymentEventsOf = (db: Db, orders: readonly string[]) =>
  db
    .select()
    .from(paymentEvents)
    .where(inArray(paymentEvents.orderNo, [...orders]))
    .orderBy(asc(paymentEvents.id));

/** What was paid for each of some bookings. */
export async function paidFor(db: Db, bookingIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { bookingId, amount } = paymentReceipts;
  const rows = await db
    .select({ bookingId: sql<string>`${bookingId}`, amount: sql<number>`sum(${amount})::int` })
    .from(paymentReceipts)
    .where(inArray(bookingId, [...bookingIds]))
    .groupBy(bookingId);
  return new Map(rows.map((row) => [row.bookingId, row.amount]));
}
