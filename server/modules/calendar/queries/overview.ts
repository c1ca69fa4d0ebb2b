import { and, asc, eq, gt, gte, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { bookings, calendarHolds, dayClaims } from '#server/database/schema/index.ts';

type Range = { from: IsoDate; to: IsoDate };

/** The visits of a range of days (inclusive) for the operator's calendar, without cancelled ones. */
export const visitsOfDays = (db: Db, { from, to }: Range) =>
  db
    .select({
      order: bookings.orderNo,
      clientId: bookings.clientId,
      name: bookings.businessName,
      date: bookings.appointmentDate,
      time: bookings.appointmentTime,
      postalCode: bookings.postalCode,
      service: bookings.coatingType,
      status: bookings.status,
      version: bookings.version,
    })
    .from(bookings)
    .where(
      and(ne(bookings.status, 'cancelled'), gte(bookings.appointmentDate, from), lte(bookings.appointmentDate, to)),
    )
    .orderBy(asc(bookings.appointmentDate), asc(bookings.id));

export type CalendarVisit = Awaited<ReturnType<typeof visitsOfDays>>[number];

/** The day claims of a range of days (inclusive), with their holds; `clientId` and `postalCode` are those of a weather hold's booking. */
export const claimsOfDays = (db: Db, { from, to }: Range) =>
  db
    .select({
      date: dayClaims.serviceDate,
      holdId: dayClaims.holdId,
      kind: calendarHolds.holdType,
      time: calendarHolds.proposedTime,
      service: calendarHolds.service,
      expiresAt: calendarHolds.expiresAt,
      clientId: bookings.clientId,
      postalCode: bookings.postalCode,
    })
    .from(dayClaims)
    .leftJoin(calendarHolds, eq(dayClaims.holdId, calendarHolds.id))
    .leftJoin(bookings, eq(calendarHolds.bookingId, bookings.id))
    .where(and(gte(dayClaims.serviceDate, from), lte(dayClaims.serviceDate, to)))
    .orderBy(asc(dayClaims.serviceDate), asc(dayClaims.crew));

/** Days with more visits than there are crews. */
export const overfullDays = (db: Db, { from, crews }: { from: IsoDate; crews: number }) =>
  db
    .select({ date: dayClaims.serviceDate, visits: sql<number>`count(*)::int` })
    .from(dayClaims)
    .where(and(gte(dayClaims.serviceDate, from), isNotNull(dayClaims.bookingId)))
    .groupBy(dayClaims.serviceDate)
    .having(gt(sql`count(*)`, crews))
    .orderBy(asc(dayClaims.serviceDate));
