import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { administrators, bookings, calendarHolds, operatorBookings } from '#server/database/schema/index.ts';

export type OperatorBooking = typeof operatorBookings.$inferSelect;
type NewOperatorBooking = typeof operatorBookings.$inferInsert;

/** Writes down what an operator makes; false when the same was asked before. */
export async function insertOperatorBooking(tx: Db, row: NewOperatorBooking): Promise<boolean> {
  const rows = await tx
    .insert(operatorBookings)
    .values(row)
    .onConflictDoNothing({ target: operatorBookings.id })
    .returning({ id: operatorBookings.id });
  return rows.length === 1;
}

/** What an operator made, and the booking that it is by now. */
export async function findOperatorBooking(db: Db, id: string) {
  const [row] = await db
    .select({ made: operatorBookings, booking: { orderNo: bookings.orderNo, clientId: bookings.clientId } })
    .from(operatorBookings)
    .leftJoin(bookings, eq(bookings.id, operatorBookings.bookingId))
    .where(eq(operatorBookings.id, id));
  return row ?? null;
}

export async function setHold(tx: Db, { id, holdId }: { id: string; holdId: number }): Promise<void> {
  await tx.update(operatorBookings).set({ holdId }).where(eq(operatorBookings.id, id));
}

/** It is a booking now, which says everything about the customer. */
export async function setBooked(tx: Db, { id, bookingId }: { id: string; bookingId: string }): Promise<void> {
  await tx.update(operatorBookings).set({ bookingId, customer: null, note: null }).where(eq(operatorBookings.id, id));
}

/** The payment link of a token, by its hash, and the order that it became. */
export async function findLink(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ link: operatorBookings, orderNo: bookings.orderNo })
    .from(operatorBookings)
    .leftJoin(bookings, eq(bookings.id, operatorBookings.bookingId))
    .where(eq(operatorBookings.tokenHash, tokenHash));
  return row ?? null;
}

/** Locked until the transaction ends: of two payments the second sees the first one's booking. */
export async function lockOperatorBooking(tx: Db, id: string): Promise<OperatorBooking | null> {
  const [row] = await tx.select().from(operatorBookings).where(eq(operatorBookings.id, id)).for('update');
  return row ?? null;
}

export async function setWithdrawn(tx: Db, id: string, cancelledAt: Date): Promise<void> {
  await tx.update(operatorBookings).set({ cancelledAt, customer: null }).where(eq(operatorBookings.id, id));
}

const isLink = eq(operatorBookings.way, 'link');

/** Links that ended unpaid and whose day is still held. */
export const endedLinks = (db: Db, now: Date) =>
  db
    .select({ id: operatorBookings.id, holdId: calendarHolds.id })
    .from(operatorBookings)
    .innerJoin(calendarHolds, eq(calendarHolds.id, operatorBookings.holdId))
    .where(
      and(
        isLink,
        isNull(operatorBookings.bookingId),
        lte(operatorBookings.expiresAt, now),
        eq(calendarHolds.status, 'active'),
        lte(calendarHolds.expiresAt, now),
      ),
    );

/** The links that are open or ended after `since`, the newest first, with who made them and what they became. */
export const listLinkRows = (db: Db, since: Date) =>
  db
    .select({ link: operatorBookings, by: administrators.email, orderNo: bookings.orderNo })
    .from(operatorBookings)
    .leftJoin(administrators, eq(administrators.id, operatorBookings.administratorId))
    .leftJoin(bookings, eq(bookings.id, operatorBookings.bookingId))
    .where(and(isLink, or(gt(operatorBookings.expiresAt, since), gt(operatorBookings.cancelledAt, since))))
    .orderBy(desc(operatorBookings.createdAt))
    .limit(100);
