import { and, eq, gte, lte } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { visitCrews } from '#server/database/schema/days/visit-crews.ts';

/** The crews that the office assigned to visits of a range of days (inclusive). */
export async function crewsSet(db: Db, { from, to }: { from: IsoDate; to: IsoDate }): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: visitCrews.bookingId, crew: visitCrews.crew })
    .from(visitCrews)
    .where(and(gte(visitCrews.visitDate, from), lte(visitCrews.visitDate, to)));
  return new Map(rows.map(({ id, crew }) => [id, crew]));
}

/** Sets the crew of a visit, or lets it be suggested again. */
export async function writeVisitCrew(
  tx: Db,
  bookingId: string,
  set: Omit<typeof visitCrews.$inferInsert, 'bookingId'> | null,
): Promise<void> {
  if (set === null) await tx.delete(visitCrews).where(eq(visitCrews.bookingId, bookingId));
  else
    await tx
      .insert(visitCrews)
      .values({ ...set, bookingId })
      .onConflictDoUpdate({ target: visitCrews.bookingId, set });
}
