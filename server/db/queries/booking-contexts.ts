import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Customer } from '#domain/booking/checkout.ts';
import type { Db } from '../database.ts';
import { bookingContexts, bookings } from '../schema/index.ts';

export type BookingContext = typeof bookingContexts.$inferSelect;
export type NewBookingContext = typeof bookingContexts.$inferInsert;

/** Takes the order number and stores what is being bought; null when another checkout has the number. */
export async function insertContext(tx: Db, context: NewBookingContext): Promise<BookingContext | null> {
  const [row] = await tx.insert(bookingContexts).values(context).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findContext(db: Db, orderNo: string): Promise<BookingContext | null> {
  const [row] = await db.select().from(bookingContexts).where(eq(bookingContexts.orderNo, orderNo));
  return row ?? null;
}

/** The same, locked until the transaction ends: whoever decides about an order stands in line here. */
export async function lockContext(tx: Db, orderNo: string): Promise<BookingContext | null> {
  const [row] = await tx.select().from(bookingContexts).where(eq(bookingContexts.orderNo, orderNo)).for('update');
  return row ?? null;
}

/** Saves a ticket before it is shown, and appends that to the ledger, in one statement. */
export async function saveTicket(db: Db, orderNo: string, ticket: string, createdAt: Date): Promise<void> {
  await db.execute(sql`
    with saved as (update booking_contexts set ticket = ${ticket} where order_no = ${orderNo} returning order_no)
    insert into payment_events (order_no, ticket, event_type, created_at)
    select order_no, ${ticket}, 'ticket.opened', ${createdAt.toISOString()}::timestamptz from saved`);
}

/** Saves who pays in the visitor's own open checkout; false when there is none of that number. */
export async function saveContextCustomer(
  db: Db,
  { orderNo, visitorHash, customer, now }: { orderNo: string; visitorHash: string; customer: Customer; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(bookingContexts)
    .set({ customer })
    .where(
      and(
        eq(bookingContexts.orderNo, orderNo),
        eq(bookingContexts.visitorHash, visitorHash),
        eq(bookingContexts.state, 'open'),
        gt(bookingContexts.expiresAt, now),
      ),
    )
    .returning({ orderNo: bookingContexts.orderNo });
  return rows.length > 0;
}

export async function endContext(
  tx: Db,
  orderNo: string,
  end: { state: 'booked' | 'refused' | 'abandoned'; endedAt: Date; bookingId?: string; customer?: Customer },
): Promise<void> {
  await tx.update(bookingContexts).set(end).where(eq(bookingContexts.orderNo, orderNo));
}

/** Which of these order numbers are taken, by a checkout or by a booking. */
export async function takenOrderNumbers(db: Db, candidates: readonly string[]): Promise<ReadonlySet<string>> {
  const [inContexts, inBookings] = await Promise.all([
    db
      .select({ orderNo: bookingContexts.orderNo })
      .from(bookingContexts)
      .where(inArray(bookingContexts.orderNo, [...candidates])),
    db
      .select({ orderNo: bookings.orderNo })
      .from(bookings)
      .where(inArray(bookings.orderNo, [...candidates])),
  ]);
  return new Set([...inContexts, ...inBookings].map((row) => row.orderNo));
}

/** The visitor's open checkout other than `orderNo` that shares a hold; used to know whether a hold may be let go. */
export async function otherOpenContexts(db: Db, of: { holdId: number; orderNo: string }): Promise<number> {
  const rows = await db
    .select({ orderNo: bookingContexts.orderNo })
    .from(bookingContexts)
    .where(
      and(
        eq(bookingContexts.holdId, of.holdId),
        eq(bookingContexts.state, 'open'),
        ne(bookingContexts.orderNo, of.orderNo),
      ),
    );
  return rows.length;
}
