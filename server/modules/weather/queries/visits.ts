import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { bookings, weatherNotifications } from '#server/database/schema/index.ts';

/** The active visits from one day to another (inclusive), by date, each with its newest weather proposal. */
export function visitsWithProposals(db: Db, { from, to }: { from: IsoDate; to: IsoDate }) {
  const { id, orderNo, clientId, businessName, appointmentDate, appointmentTime, postalCode, status } = bookings;
  return db
    .selectDistinctOn([appointmentDate, orderNo], {
      date: appointmentDate,
      orderNo,
      clientId,
      businessName,
      time: appointmentTime,
      postalCode,
      proposal: weatherNotifications,
    })
    .from(bookings)
    .leftJoin(weatherNotifications, eq(weatherNotifications.bookingId, id))
    .where(and(eq(status, 'active'), gte(appointmentDate, from), lte(appointmentDate, to)))
    .orderBy(asc(appointmentDate), asc(orderNo), desc(weatherNotifications.id));
}
