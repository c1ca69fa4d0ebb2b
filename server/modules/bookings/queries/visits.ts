import { and, asc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { bookingNotes, bookings } from '#server/database/schema/index.ts';

/** The active bookings of some days, the earliest visit first. */
export async function visitsBetween(db: Db, { from, to }: { from: IsoDate; to: IsoDate }): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.status, 'active'), gte(bookings.appointmentDate, from), lte(bookings.appointmentDate, to)))
    .orderBy(asc(bookings.appointmentDate), asc(bookings.createdAt), asc(bookings.id));
  return rows.map(({ id }) => id);
}

/** A booking, locked until the transaction ends: whoever moves, cancels or proposes waits here for the others. */
export async function lockVisit(tx: Db, id: string): Promise<Booking | null> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row ?? null;
}

/** The visits of some days with the operators' notes, in one statement; cancelled ones are left out. */
export const stopsBetween = (db: Db, { from, to }: { from: IsoDate; to: IsoDate }) =>
  db
    .select({
      id: bookings.id,
      date: bookings.appointmentDate,
      orderNo: bookings.orderNo,
      clientId: bookings.clientId,
      businessName: bookings.businessName,
      contactName: bookings.contactName,
      phone: bookings.phone,
      address: bookings.address,
      postalCode: bookings.postalCode,
      time: bookings.appointmentTime,
      service: bookings.coatingType,
      status: bookings.status,
      storefrontSize: bookings.storefrontSize,
      selectedLayout: bookings.selectedLayout,
      specialInstructions: bookings.specialInstructions,
      notes: sql<string[]>`array(
        select note.words from ${bookingNotes} as note where note.booking_id = bookings.id order by note.id)`,
    })
    .from(bookings)
    .where(
      and(ne(bookings.status, 'cancelled'), gte(bookings.appointmentDate, from), lte(bookings.appointmentDate, to)),
    )
    .orderBy(asc(bookings.appointmentDate), asc(bookings.id));
