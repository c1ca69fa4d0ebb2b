import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AreaVisits } from '#domain/calendar/nearby-days.ts';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';

/** How many active visits each area has on each day, in the order of the days. */
export async function visitsOfAreas(db: Db, from: IsoDate): Promise<AreaVisits[]> {
  const area = sql<string>`left(${bookings.postalCode}, 3)`;
  // Awaited here: a drizzle query is sent again for each caller that awaits it.
  return await db
    .select({ date: bookings.appointmentDate, area, visits: count() })
    .from(bookings)
    .where(and(eq(bookings.status, 'active'), gte(bookings.appointmentDate, from)))
    .groupBy(bookings.appointmentDate, area)
    .orderBy(asc(bookings.appointmentDate));
}
