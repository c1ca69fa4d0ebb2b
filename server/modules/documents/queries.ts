import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { issuedPapers } from '#server/database/schema/documents/issued.ts';

type Named = Pick<typeof issuedPapers.$inferSelect, 'number' | 'bookingId'>;

/** A document of a booking as issued, and when; null if it was not. */
export async function findPaper(db: Db, { number, bookingId }: Named) {
  const [row] = await db
    .select({ facts: issuedPapers.facts, issuedAt: issuedPapers.issuedAt })
    .from(issuedPapers)
    .where(and(eq(issuedPapers.number, number), eq(issuedPapers.bookingId, bookingId)));
  return row ?? null;
}

/** Issues a document; an existing one stays unchanged. */
export async function insertPaper(db: Db, paper: typeof issuedPapers.$inferInsert): Promise<void> {
  await db.insert(issuedPapers).values(paper).onConflictDoNothing({ target: issuedPapers.number });
}
