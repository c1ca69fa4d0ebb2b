import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { clientNotes, clientRecords } from '#server/database/schema/clients.ts';
import { notesOf } from '#server/modules/bookings/queries/changes.ts';

/** Notes about a client and about the bookings, except those whose text was deleted. */
export async function notesAbout(db: Db, rootId: string, bookingIds: readonly string[]) {
  const own = await db
    .select({
      at: clientNotes.createdAt,
      words: clientNotes.words,
      by: administrators.email,
      bookingId: sql<null>`null`,
    })
    .from(clientRecords)
    .innerJoin(clientNotes, eq(clientNotes.recordId, clientRecords.id))
    .leftJoin(administrators, eq(administrators.id, clientNotes.administratorId))
    .where(eq(clientRecords.rootId, rootId));
  const ofBookings = (await notesOf(db, bookingIds)).map(({ createdAt: at, ...note }) => ({ ...note, at }));
  return [...own, ...ofBookings]
    .filter(({ words }) => words !== '')
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}
