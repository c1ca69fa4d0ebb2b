import { and, asc, count, eq, gt, gte, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { calendarHolds, dayClaims } from '#server/database/schema/calendar.ts';
import { operatorBookings } from '#server/database/schema/operator-bookings.ts';
import { isLive } from './holds.ts';

type Range = { from: IsoDate; to: IsoDate };

const visit = {
  id: bookings.id,
  order: bookings.orderNo,
  clientId: bookings.clientId,
  name: bookings.businessName,
  date: bookings.appointmentDate,
  time: bookings.appointmentTime,
  postalCode: bookings.postalCode,
  service: bookings.coatingType,
  storefrontSize: bookings.storefrontSize,
  status: bookings.status,
  version: bookings.version,
};

/** The visits of a range of days (inclusive), without cancelled ones. */
export const visitsOfDays = (db: Db, { from, to }: Range) =>
  db
    .select(visit)
    .from(bookings)
    .where(
      and(ne(bookings.status, 'cancelled'), gte(bookings.appointmentDate, from), lte(bookings.appointmentDate, to)),
    )
    .orderBy(asc(bookings.appointmentDate), asc(bookings.id));

export type CalendarVisit = Awaited<ReturnType<typeof visitsOfDays>>[number];

/** The first `most` visits of each day of a range (inclusive), as they were booked, without cancelled ones. */
export function firstVisitsOfDays(db: Db, { from, to, most }: Range & { most: number }) {
  const ofDay = db
    .select(visit)
    .from(bookings)
    .where(and(ne(bookings.status, 'cancelled'), eq(bookings.appointmentDate, sql`day::date`)))
    .orderBy(asc(bookings.appointmentDate), asc(bookings.id))
    .limit(most)
    .as('visits');
  return db
    .select(ofDay._.selectedFields)
    .from(sql`generate_series(${from}::date, ${to}::date, interval '1 day') as day`)
    .crossJoinLateral(ofDay);
}

/** How many crews of each day of a range (inclusive) are claimed; days without claims are omitted. */
export async function claimsOfDays(db: Db, { from, to }: Range): Promise<Map<IsoDate, number>> {
  const rows = await db
    .select({ date: dayClaims.serviceDate, claims: count() })
    .from(dayClaims)
    .where(and(gte(dayClaims.serviceDate, from), lte(dayClaims.serviceDate, to)))
    .groupBy(dayClaims.serviceDate);
  return new Map(rows.map(({ date, claims }) => [date, claims]));
}

const hold = {
  date: dayClaims.serviceDate,
  id: calendarHolds.id,
  kind: calendarHolds.holdType,
  time: calendarHolds.proposedTime,
  service: calendarHolds.service,
  expiresAt: calendarHolds.expiresAt,
  clientId: bookings.clientId,
  postalCode: bookings.postalCode,
};

const within = ({ from, to }: Range) => and(gte(dayClaims.serviceDate, from), lte(dayClaims.serviceDate, to));

/** The holds of a range of days (inclusive); `clientId` and `postalCode` are those of a weather hold's booking. */
export const holdsOfDays = (db: Db, range: Range) =>
  db
    .select(hold)
    .from(dayClaims)
    .innerJoin(calendarHolds, eq(dayClaims.holdId, calendarHolds.id))
    .leftJoin(bookings, eq(calendarHolds.bookingId, bookings.id))
    .where(within(range))
    .orderBy(asc(dayClaims.serviceDate), asc(dayClaims.crew));

/** Those that have not expired, or whose ticket may be paid; for a payment link, also for whom and where. */
export const liveHoldsOfDays = (db: Db, { now, ...range }: Range & { now: Date }) =>
  db
    .select({
      ...hold,
      name: sql<string | null>`${operatorBookings.customer} ->> 'contactName'`,
      postalCode: sql<
        string | null
      >`coalesce(${operatorBookings.bookingData} ->> 'postalCode', ${bookings.postalCode})`,
    })
    .from(dayClaims)
    .innerJoin(calendarHolds, eq(dayClaims.holdId, calendarHolds.id))
    .leftJoin(bookings, eq(calendarHolds.bookingId, bookings.id))
    .leftJoin(operatorBookings, eq(operatorBookings.holdId, calendarHolds.id))
    .where(and(within(range), isLive(now)))
    .orderBy(asc(dayClaims.serviceDate), asc(dayClaims.crew));

/** Days with more visits than crews. */
export const overfullDays = (db: Db, { from, crews }: { from: IsoDate; crews: number }) =>
  db
    .select({ date: dayClaims.serviceDate, visits: sql<number>`count(*)::int` })
    .from(dayClaims)
    .where(and(gte(dayClaims.serviceDate, from), isNotNull(dayClaims.bookingId)))
    .groupBy(dayClaims.serviceDate)
    .having(gt(sql`count(*)`, crews))
    .orderBy(asc(dayClaims.serviceDate));
