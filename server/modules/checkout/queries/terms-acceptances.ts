import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { termsAcceptances } from '#server/database/schema/index.ts';

export type NewTermsAcceptance = typeof termsAcceptances.$inferInsert;

export async function insertTermsAcceptance(db: Db, acceptance: NewTermsAcceptance): Promise<number> {
  const [row] = await db.insert(termsAcceptances).values(acceptance).returning({ id: termsAcceptances.id });
  if (!row) throw new Error('a terms acceptance was not written');
  return row.id;
}

/** Ties an acceptance to the booking it was given for; one that is tied already stays with the earlier booking. */
export async function tieTermsAcceptance(tx: Db, id: number, bookingId: string): Promise<void> {
  await tx
    .update(termsAcceptances)
    .set({ bookingId })
    .where(and(eq(termsAcceptances.id, id), isNull(termsAcceptances.bookingId)));
}
