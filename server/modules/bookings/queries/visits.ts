import { and, asc, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type DayLimits, refreshableStatuses } from '#domain/booking/refresh.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { type AppointmentTime, minutesOf } from '#domain/calendar/schedule.ts';
import { toE164 } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import { phoneDigits } from '#server/database/phone-digits.ts';
import { type Booking, bookingNotes, bookings } from '#server/database/schema/bookings.ts';

/** The active bookings of some days, the earliest visit first. */
export async function visitsBetween(db: Db, { from, to }: { from: IsoDate; to: IsoDate }): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.status, 'active'), gte(bookings.appointmentDate, from), lte(bookings.appointmentDate, to)))
    .orderBy(asc(bookings.appointmentDate), asc(bookings.createdAt), asc(bookings.id));
  return rows.map(({ id }) => id);
}

/** When the first visit of a day begins; null if there is none. */
export async function firstVisitOn(db: Db, date: IsoDate): Promise<AppointmentTime | null> {
  const rows = await db
    .selectDistinct({ time: bookings.appointmentTime })
    .from(bookings)
    .where(and(eq(bookings.appointmentDate, date), ne(bookings.status, 'cancelled')));
  const times = rows.map(({ time }) => time).toSorted((a, b) => minutesOf(a) - minutesOf(b));
  return times[0] ?? null;
}

/** A booking, locked until the transaction ends: concurrent moves, cancellations and proposals wait here. */
export const lockVisit = (tx: Db, id: string): Promise<Booking | null> => lockBooking(tx, eq(bookings.id, id));

/** The one booking that a condition names, locked. The visit it refreshes is locked first: the order of all these locks. */
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

/** Several bookings by their order numbers, locked; the earlier visits of refreshes come first, as for one. */
export const lockVisits = (tx: Db, orders: readonly string[]): Promise<Booking[]> =>
  lockNamed(tx, inArray(bookings.orderNo, [...orders]));

/** The same by their ids. */
export const lockVisitsById = (tx: Db, ids: readonly string[]): Promise<Booking[]> =>
  lockNamed(tx, inArray(bookings.id, [...ids]));

async function lockNamed(tx: Db, named: SQL): Promise<Booking[]> {
  const all = sql`(select unnest(array[id, refresh_of]) from ${bookings} where ${named})`;
  return tx
    .select()
    .from(bookings)
    .where(inArray(bookings.id, all))
    .orderBy(sql`refresh_of is not null`, asc(bookings.id))
    .for('update');
}

/** The refreshes of a visit that are still to come or were done. */
export const refreshesOf = (db: Db, earlierId: string) =>
  db
    .select()
    .from(bookings)
    .where(and(eq(bookings.refreshOf, earlierId), inArray(bookings.status, [...refreshableStatuses])))
    .orderBy(asc(bookings.id));

/** The refreshes that were cancelled with a visit, locked. */
export const cancelledWith = (tx: Db, { id, cancelledAt }: Pick<Booking, 'id' | 'cancelledAt'>) =>
  tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.refreshOf, id),
        eq(bookings.status, 'cancelled'),
        inArray(bookings.cancellationReason, ['platinum', 'earlier']),
        sql`${bookings.cancelledAt} = ${cancelledAt}`,
      ),
    )
    .orderBy(asc(bookings.id))
    .for('update');

/** Between which days the visits of some bookings may be moved, in one statement. */
export async function dayLimits(db: Db, ids: readonly string[]): Promise<Map<string, DayLimits>> {
  if (ids.length === 0) return new Map();
  const [earlier, refresh] = [alias(bookings, 'earlier'), alias(bookings, 'refresh')];
  const isEarlier = and(eq(earlier.id, bookings.refreshOf), eq(earlier.status, 'active'));
  const isRefresh = and(eq(refresh.refreshOf, bookings.id), inArray(refresh.status, [...refreshableStatuses]));
  const rows = await db
    .select({
      id: bookings.id,
      after: sql<IsoDate | null>`max(${earlier.appointmentDate})::text`,
      before: sql<IsoDate | null>`min(${refresh.appointmentDate})::text`,
    })
    .from(bookings)
    .leftJoin(earlier, isEarlier)
    .leftJoin(refresh, isRefresh)
    .where(inArray(bookings.id, [...ids]))
    .groupBy(bookings.id);
  return new Map(rows.map(({ id, ...limits }) => [id, limits]));
}

/** The same of one booking. */
export const dayLimitsOf = async (db: Db, { id }: Pick<Booking, 'id'>): Promise<DayLimits> =>
  (await dayLimits(db, [id])).get(id) ?? { after: null, before: null };

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

/** The bookings of a phone number, however it was typed, whose visit is on a day or later. */
export async function bookingsOfPhone(db: Db, { phone, since }: { phone: string; since: IsoDate }): Promise<Booking[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(and(sql`${phoneDigits} = ${phone.slice(-10)}`, gte(bookings.appointmentDate, since)));
  return rows.filter((booking) => toE164(booking.phone) === phone);
}
