import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { weatherNotifications } from '#server/database/schema/weather.ts';

/** The first `most` active visits of each day (inclusive), as they were booked, each with its newest weather proposal. */
export async function visitsWithProposals(db: Db, { from, to, most }: { from: IsoDate; to: IsoDate; most: number }) {
  const { id, orderNo, clientId, businessName, appointmentDate, appointmentTime, postalCode, status } = bookings;
  const { coatingType: service, storefrontSize: size, selectedLayout: layout } = bookings;
  const named = { id, orderNo, clientId, businessName, postalCode };
  const ofDay = db
    .select({ ...named, date: appointmentDate, time: appointmentTime, service, size, layout })
    .from(bookings)
    .where(and(eq(status, 'active'), eq(appointmentDate, sql`day::date`)))
    .orderBy(asc(appointmentDate), asc(id))
    .limit(most)
    .as('visits');
  const newest = db
    .select()
    .from(weatherNotifications)
    .where(eq(weatherNotifications.bookingId, ofDay.id))
    .orderBy(desc(weatherNotifications.id))
    .limit(1)
    .as('proposal');
  const rows = await db
    .select({ visit: ofDay._.selectedFields, proposal: newest._.selectedFields })
    .from(sql`generate_series(${from}::date, ${to}::date, interval '1 day') as day`)
    .crossJoinLateral(ofDay)
    .leftJoinLateral(newest, sql`true`);
  return rows.map(({ visit, proposal }) => ({ ...visit, proposal }));
}
