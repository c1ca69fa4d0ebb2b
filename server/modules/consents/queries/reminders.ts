import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { type PriceLetter, priceLetters } from '#server/database/schema/documents/price-letters.ts';

/** The letter of a price whose link declines its reminder. */
export const findReminder = (db: Db, tokenHash: string): Promise<PriceLetter | null> =>
  first(db.select().from(priceLetters).where(eq(priceLetters.tokenHash, tokenHash)));

/** Declines the reminders of every letter to an address. */
export async function stopReminders(tx: Db, email: string, stoppedAt: Date): Promise<void> {
  await tx
    .update(priceLetters)
    .set({ stoppedAt })
    .where(and(sql`lower(${priceLetters.email}) = ${email}`, isNull(priceLetters.stoppedAt)));
}
