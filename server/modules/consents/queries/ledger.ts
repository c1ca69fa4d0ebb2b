import { and, asc, desc, eq } from 'drizzle-orm';
import { type ConsentPurpose, purposesGiven } from '#domain/consents/consent.ts';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { newRow, prepared } from '#server/database/prepared.ts';
import { consents } from '#server/database/schema/consents.ts';

type Consent = typeof consents.$inferSelect;
export type NewConsent = typeof consents.$inferInsert;

/** An address's current consents, or those given through one booking. */
export async function givenBy(
  db: Db,
  email: string,
  { bookingId }: { bookingId?: string } = {},
): Promise<ConsentPurpose[]> {
  const entries = await db
    .select({ purpose: consents.purpose, given: consents.given })
    .from(consents)
    .where(and(eq(consents.email, email), bookingId === undefined ? undefined : eq(consents.bookingId, bookingId)))
    .orderBy(asc(consents.id));
  return purposesGiven(entries);
}

/** The newest entry of each purpose that an address agrees to. */
export async function newestGiven(db: Db, email: string): Promise<Consent[]> {
  const rows = await db.select().from(consents).where(eq(consents.email, email)).orderBy(asc(consents.id));
  const newest = new Map(rows.map((row) => [row.purpose, row]));
  return [...newest.values()].filter(({ given }) => given);
}

export async function hasConsent(
  db: Db,
  { email, purpose }: { email: string; purpose: ConsentPurpose },
): Promise<boolean> {
  const [newest] = await db
    .select({ given: consents.given })
    .from(consents)
    .where(and(eq(consents.purpose, purpose), eq(consents.email, email)))
    .orderBy(desc(consents.id))
    .limit(1);
  return newest?.given ?? false;
}

export const findConsent = (db: Db, id: number): Promise<Consent | null> =>
  first(db.select().from(consents).where(eq(consents.id, id)));

export async function insertConsent(tx: Db, row: NewConsent): Promise<void> {
  await tx.insert(consents).values(row);
}

/** The same for a new booking, without checking earlier consents. */
export const insertTextConsent = async (tx: Db, row: NewConsent): Promise<void> => {
  await insertOne(tx, newConsent.values(row));
};
const newConsent = newRow(consents);
const insertOne = prepared('insert_text_consent', (db) => db.insert(consents).values(newConsent.args()));
