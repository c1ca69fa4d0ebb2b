import { and, asc, desc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { calendarHolds } from '#server/database/schema/calendar.ts';
import { operatorBookings } from '#server/database/schema/operator-bookings.ts';
import { isKept } from '#server/modules/bookings/queries/kept.ts';
import type { Cursor } from '#server/modules/bookings/queries/list.ts';

const isLink = eq(operatorBookings.way, 'link');

export type OperatorBooking = typeof operatorBookings.$inferSelect;
type NewOperatorBooking = typeof operatorBookings.$inferInsert;

/** Stores an operator's booking or link; false for a repeated request. */
export async function insertOperatorBooking(tx: Db, row: NewOperatorBooking): Promise<boolean> {
  const rows = await tx
    .insert(operatorBookings)
    .values(row)
    .onConflictDoNothing({ target: operatorBookings.id })
    .returning({ id: operatorBookings.id });
  return rows.length === 1;
}

/** An operator's booking or link, and its resulting booking. */
export async function findOperatorBooking(db: Db, id: string) {
  const [row] = await db
    .select({
      made: operatorBookings,
      booking: {
        id: bookings.id,
        orderNo: bookings.orderNo,
        reference: bookings.reference,
        clientId: bookings.clientId,
      },
    })
    .from(operatorBookings)
    .leftJoin(bookings, eq(bookings.id, operatorBookings.bookingId))
    .where(eq(operatorBookings.id, id));
  return row ?? null;
}

export async function setHold(tx: Db, { id, holdId }: { id: string; holdId: number }): Promise<void> {
  await tx.update(operatorBookings).set({ holdId }).where(eq(operatorBookings.id, id));
}

/** It is a booking now, at the price that was paid. */
export async function setBooked(
  tx: Db,
  { id, bookingId, quote }: { id: string; bookingId: string; quote: RatedQuote },
): Promise<void> {
  const change = { ...quote, bookingId, customer: null, note: null };
  await tx.update(operatorBookings).set(change).where(eq(operatorBookings.id, id));
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

/** The links of a quote's storefronts that were not withdrawn, and the orders that they became. */
export const linksOfQuote = (db: Db, quoteId: string) =>
  db
    .select({ link: operatorBookings, orderNo: bookings.orderNo })
    .from(operatorBookings)
    .leftJoin(bookings, eq(bookings.id, operatorBookings.bookingId))
    .where(and(eq(operatorBookings.quoteId, quoteId), isNull(operatorBookings.cancelledAt)));

/** The payment link that a hold belongs to. */
export async function findLinkOfHold(db: Db, holdId: number): Promise<{ id: string } | null> {
  const { id, holdId: ofLink } = operatorBookings;
  const [row] = await db
    .select({ id })
    .from(operatorBookings)
    .where(and(isLink, eq(ofLink, holdId)));
  return row ?? null;
}

/** Locked until the transaction ends: of two payments, the second sees the first one's booking. */
export async function lockOperatorBooking(tx: Db, id: string): Promise<OperatorBooking | null> {
  const [row] = await tx.select().from(operatorBookings).where(eq(operatorBookings.id, id)).for('update');
  return row ?? null;
}

export async function setWithdrawn(tx: Db, id: string, cancelledAt: Date): Promise<void> {
  await tx.update(operatorBookings).set({ cancelledAt, customer: null }).where(eq(operatorBookings.id, id));
}

export async function setEnded(tx: Db, id: string, endedAt: Date): Promise<void> {
  await tx.update(operatorBookings).set({ endedAt }).where(eq(operatorBookings.id, id));
}

/** Links that expired unpaid and were not reported yet. */
export const endedLinks = (db: Db, now: Date): Promise<{ id: string }[]> =>
  db
    .select({ id: operatorBookings.id })
    .from(operatorBookings)
    .where(
      and(
        isLink,
        isNull(operatorBookings.bookingId),
        isNull(operatorBookings.endedAt),
        lte(operatorBookings.expiresAt, now),
      ),
    );

/** A page of the links that are open or ended after `since`, the newest first, with who made them and what they became. */
export function pageOfLinks(db: Db, { since, after, most }: { since: Date; after: Cursor | null; most: number }) {
  const { createdAt, id, expiresAt, cancelledAt } = operatorBookings;
  return db
    .select({
      link: operatorBookings,
      by: administrators.email,
      orderNo: bookings.orderNo,
      booked: bookings.contactName,
    })
    .from(operatorBookings)
    .leftJoin(administrators, eq(administrators.id, operatorBookings.administratorId))
    .leftJoin(bookings, eq(bookings.id, operatorBookings.bookingId))
    .where(
      and(
        isLink,
        or(gt(expiresAt, since), gt(cancelledAt, since)),
        after ? sql`(${createdAt}, ${id}::text) < (${after.at}::timestamptz, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
}

/** The payment links that nobody has paid yet and that hold a day from one on. */
export const linksAhead = (db: Db, { from, now }: { from: IsoDate; now: Date }) =>
  db
    .select({
      id: operatorBookings.id,
      date: calendarHolds.proposedDate,
      time: calendarHolds.proposedTime,
      name: sql<string | null>`${operatorBookings.customer} ->> 'businessName'`,
      kept: isKept('link', { subject: sql`${operatorBookings.id}::text`, date: sql`${calendarHolds.proposedDate}` }),
    })
    .from(operatorBookings)
    .innerJoin(calendarHolds, eq(calendarHolds.id, operatorBookings.holdId))
    .where(
      and(
        eq(operatorBookings.way, 'link'),
        isNull(operatorBookings.bookingId),
        isNull(operatorBookings.endedAt),
        isNull(operatorBookings.cancelledAt),
        gt(operatorBookings.expiresAt, now),
        gte(calendarHolds.proposedDate, from),
      ),
    )
    .orderBy(asc(calendarHolds.proposedDate), asc(operatorBookings.id));
