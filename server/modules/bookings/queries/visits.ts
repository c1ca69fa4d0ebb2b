import { and, asc, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type DayLimits, refreshableStatuses } from '#domain/booking/refresh.ts';
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
export const lockVisit = (tx: Db, id: string): Promise<Booking | null> => lockBooking(tx, eq(bookings.id, id));

/** The one booking that a condition names, locked. The visit that it refreshes is locked before it: the order of all such locks. */
export async function lockBooking(tx: Db, named: SQL): Promise<Booking | null> {
  const both = sql`(select unnest(array[id, refresh_of]) from ${bookings} where ${named})`;
  const rows = await tx
    .select()
    .from(bookings)
    .where(inArray(bookings.id, both))
    .orderBy(sql`refresh_of is not null`)
    .for('update');
  return rows.at(-1) ?? null;
}

/** The refreshes of a visit that are still to come or were done. */
export const refreshesOf = (db: Db, earlierId: string) =>
  db
    .select()
    .from(bookings)
    .where(and(eq(bookings.refreshOf, earlierId), inArray(bookings.status, [...refreshableStatuses])))
    .orderBy(asc(bookings.id));

/** Between which days the visit of a booking may be moved. */
export async function dayLimitsOf(db: Db, { id, refreshOf }: Pick<Booking, 'id' | 'refreshOf'>): Promise<DayLimits> {
  const isEarlier = and(eq(bookings.id, refreshOf ?? ''), eq(bookings.status, 'active'));
  const isRefresh = and(eq(bookings.refreshOf, id), inArray(bookings.status, [...refreshableStatuses]));
  const [row] = await db
    .select({
      after: sql<IsoDate | null>`max(appointment_date) filter (where ${isEarlier})::text`,
      before: sql<IsoDate | null>`min(appointment_date) filter (where ${isRefresh})::text`,
    })
    .from(bookings)
    .where(or(isEarlier, isRefresh));
  return row ?? { after: null, before: null };
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
      phoneExtension: bookings.phoneExtension,
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
