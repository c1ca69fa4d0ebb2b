import { asc, eq, gte, max, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { bookingMoves, bookings } from '#server/database/schema/bookings.ts';
import { settings } from '#server/database/schema/settings/settings.ts';

const key = 'calendarFeed';

/** How many addresses were created so far; 0 before the first. */
export async function feedGeneration(db: Db): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return typeof row?.value === 'number' ? row.value : 0;
}

/** The next generation; concurrent calls get different ones. */
export async function nextFeedGeneration(tx: Db): Promise<number> {
  const [row] = await tx
    .insert(settings)
    .values({ key, value: 1 })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`to_jsonb((${settings.value})::int + 1)` } })
    .returning();
  return Number(row?.value);
}

/** All visits from a day on, cancelled ones included, and when each was last moved (null if never). */
export function visitsForFeed(db: Db, from: IsoDate) {
  const movedAt = db
    .select({ at: max(bookingMoves.createdAt) })
    .from(bookingMoves)
    .where(eq(bookingMoves.bookingId, bookings.id));
  return db
    .select({ booking: bookings, movedAt: sql<Date | null>`(${movedAt})`.mapWith(bookingMoves.createdAt) })
    .from(bookings)
    .where(gte(bookings.appointmentDate, from))
    .orderBy(asc(bookings.appointmentDate), asc(bookings.id));
}
