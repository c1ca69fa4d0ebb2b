import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { termsAcceptances } from '../schema/index.ts';

export type NewTermsAcceptance = typeof termsAcceptances.$inferInsert;

export async function insertTermsAcceptance(db: Db, acceptance: NewTermsAcceptance): Promise<number> {
  const [row] = await db.insert(termsAcceptances).values(acceptance).returning({ id: termsAcceptances.id });
  if (!row) throw new Error('a terms acceptance was not written');
  return row.id;
}

/** The visitor's newest acceptance of a version of the terms that no booking rests on yet. */
export async function findTermsAcceptance(db: Db, of: { visitorHash: string; version: string }) {
  const [row] = await db
    .select({ id: termsAcceptances.id })
    .from(termsAcceptances)
    .where(
      and(
        eq(termsAcceptances.visitorHash, of.visitorHash),
        eq(termsAcceptances.termsVersion, of.version),
        isNull(termsAcceptances.bookingId),
      ),
    )
    .orderBy(desc(termsAcceptances.id))
    .limit(1);
  return row?.id ?? null;
}

/** Ties an acceptance to the booking it was given for; one that is tied already stays with the earlier booking. */
export async function tieTermsAcceptance(tx: Db, id: number, bookingId: string): Promise<void> {
  await tx
    .update(termsAcceptances)
    .set({ bookingId })
    .where(and(eq(termsAcceptances.id, id), isNull(termsAcceptances.bookingId)));
}
