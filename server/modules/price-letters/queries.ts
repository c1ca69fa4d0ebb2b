import { and, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { type PriceLetter, priceLetters } from '#server/database/schema/documents/price-letters.ts';

export async function insertLetter(tx: Db, row: typeof priceLetters.$inferInsert): Promise<void> {
  await tx.insert(priceLetters).values(row);
}

export const findLetter = (db: Db, id: string): Promise<PriceLetter | null> =>
  first(db.select().from(priceLetters).where(eq(priceLetters.id, id)));

export const findLetterByToken = (db: Db, tokenHash: string): Promise<PriceLetter | null> =>
  first(db.select().from(priceLetters).where(eq(priceLetters.tokenHash, tokenHash)));

/** The newest letter to an address with the same price of the same storefront, sent since an instant. */
export const findSameLetter = (
  tx: Db,
  { email, draft, total }: Pick<PriceLetter, 'email' | 'draft' | 'total'>,
  since: Date,
): Promise<PriceLetter | null> =>
  first(
    tx
      .select()
      .from(priceLetters)
      .where(
        and(
          sql`lower(${priceLetters.email}) = ${email}`,
          gt(priceLetters.createdAt, since),
          eq(priceLetters.total, total),
          sql`${priceLetters.draft} = ${JSON.stringify(draft)}::jsonb`,
        ),
      )
      .orderBy(desc(priceLetters.createdAt))
      .limit(1),
  );

export async function agreeToReminder(tx: Db, id: string, consentText: string): Promise<void> {
  await tx.update(priceLetters).set({ consentText, stoppedAt: null }).where(eq(priceLetters.id, id));
}

export async function hasBookedSince(db: Db, { email, createdAt }: PriceLetter): Promise<boolean> {
  const [booked] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(sql`lower(${bookings.email}) = ${email}`, gte(bookings.createdAt, createdAt)))
    .limit(1);
  return booked !== undefined;
}
