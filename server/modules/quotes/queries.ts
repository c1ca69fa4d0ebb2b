import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { type Quote, quotes } from '#server/database/schema/documents/quotes.ts';
import type { Cursor } from '#server/modules/bookings/queries/list.ts';

/** Stores a quote; false for a repeated request. */
export async function insertQuote(tx: Db, row: typeof quotes.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(quotes)
    .values(row)
    .onConflictDoNothing({ target: quotes.id })
    .returning({ id: quotes.id });
  return rows.length === 1;
}

export async function findQuote(db: Db, id: string): Promise<Quote | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.id, id));
  return row ?? null;
}

export async function findQuoteByToken(db: Db, tokenHash: string): Promise<Quote | null> {
  const [row] = await db.select().from(quotes).where(eq(quotes.tokenHash, tokenHash));
  return row ?? null;
}

/** Locked until the transaction ends, before any of its links. */
export async function lockQuote(tx: Db, id: string): Promise<Quote | null> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.id, id)).for('update');
  return row ?? null;
}

export type QuoteChange = Partial<Pick<Quote, 'acceptedAt' | 'termsAcceptanceId' | 'withdrawnAt'>>;

export async function updateQuote(tx: Db, id: string, change: QuoteChange): Promise<void> {
  await tx.update(quotes).set(change).where(eq(quotes.id, id));
}

/** A page of the quotes, the newest first. */
export const pageOfQuotes = (db: Db, { after, most }: { after: Cursor | null; most: number }): Promise<Quote[]> =>
  db
    .select()
    .from(quotes)
    .where(after ? sql`(${quotes.createdAt}, ${quotes.id}::text) < (${after.at}::timestamptz, ${after.id})` : undefined)
    .orderBy(desc(quotes.createdAt), desc(quotes.id))
    .limit(most);
