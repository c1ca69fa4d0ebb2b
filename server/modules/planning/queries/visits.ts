import { and, asc, eq, exists, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { visitReports } from '#server/database/schema/days/crew.ts';
import { weatherNotifications } from '#server/database/schema/weather.ts';

const isArrived = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(visitReports)
      .where(
        and(
          eq(visitReports.bookingId, bookings.id),
          eq(visitReports.visitDate, bookings.appointmentDate),
          eq(visitReports.kind, 'arrived'),
        ),
      ),
  );

const isAsked = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(weatherNotifications)
      .where(and(eq(weatherNotifications.bookingId, bookings.id), ne(weatherNotifications.state, 'closed'))),
  );

/** The active visits of some days, with what a plan needs. */
export const plannedVisits = (db: Db, { from, to }: { from: IsoDate; to: IsoDate }) =>
  db
    .select({
      id: bookings.id,
      order: bookings.orderNo,
      clientId: bookings.clientId,
      name: bookings.businessName,
      date: bookings.appointmentDate,
      time: bookings.appointmentTime,
      postalCode: bookings.postalCode,
      address: bookings.address,
      value: bookings.total,
      version: bookings.version,
      service: bookings.coatingType,
      size: bookings.storefrontSize,
      layout: bookings.selectedLayout,
      refreshOf: bookings.refreshOf,
      arrived: sql<boolean>`${isArrived(db)}`,
      asked: sql<boolean>`${isAsked(db)}`,
    })
    .from(bookings)
    .where(and(eq(bookings.status, 'active'), gte(bookings.appointmentDate, from), lte(bookings.appointmentDate, to)))
    .orderBy(asc(bookings.appointmentDate), asc(bookings.id));

export type PlanVisit = Awaited<ReturnType<typeof plannedVisits>>[number];

/** The days that clients declined. */
export async function refusedDays(db: Db, bookingIds: readonly string[]): Promise<Map<string, IsoDate[]>> {
  if (bookingIds.length === 0) return new Map();
  const { bookingId, proposedNewDate, clientResponse } = weatherNotifications;
  const rows = await db
    .select({ bookingId, date: proposedNewDate })
    .from(weatherNotifications)
    .where(and(inArray(bookingId, [...bookingIds]), eq(clientResponse, 'decline')));
  const days = new Map<string, IsoDate[]>();
  for (const row of rows) if (row.date) days.set(row.bookingId, [...(days.get(row.bookingId) ?? []), row.date]);
  return days;
}

/** Whether the crew of a visit has reported its arrival. */
export async function hasArrived(
  tx: Db,
  { id, appointmentDate }: { id: string; appointmentDate: IsoDate },
): Promise<boolean> {
  const rows = await tx
    .select({ id: visitReports.id })
    .from(visitReports)
    .where(
      and(
        eq(visitReports.bookingId, id),
        eq(visitReports.visitDate, appointmentDate),
        eq(visitReports.kind, 'arrived'),
      ),
    );
  return rows.length > 0;
}

/** Whether a booking has a proposal that can still be answered, or its answer changed. */
export async function unclosedProposal(tx: Db, bookingId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: weatherNotifications.id })
    .from(weatherNotifications)
    .where(and(eq(weatherNotifications.bookingId, bookingId), ne(weatherNotifications.state, 'closed')));
  return rows.length > 0;
}
