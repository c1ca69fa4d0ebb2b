import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { savedCards } from '#server/database/schema/saved-cards.ts';

export type StoredCard = typeof savedCards.$inferSelect;

/** The bookings of a mailbox. An erased one is nobody's. */
const bookingsOf = (db: Db, email: string) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .where(sql`lower(${bookings.email}) = ${email.trim().toLowerCase()} and ${bookings.email} <> ''`);

/** The card that a mailbox keeps; null if none. */
export async function cardOf(db: Db, email: string): Promise<StoredCard | null> {
  const [row] = await db
    .select()
    .from(savedCards)
    .where(inArray(savedCards.bookingId, bookingsOf(db, email)));
  return row ?? null;
}

/** The mailbox keeps this card in place of any other. */
export async function replaceCard(
  tx: Db,
  { email, ...card }: Omit<typeof savedCards.$inferInsert, 'id'> & { email: string },
): Promise<void> {
  await deleteCardOf(tx, email);
  await tx.insert(savedCards).values(card);
}

/** Whether there was one. */
export async function deleteCardOf(tx: Db, email: string): Promise<boolean> {
  const deleted = await tx.delete(savedCards).where(inArray(savedCards.bookingId, bookingsOf(tx, email)));
  return (deleted.rowCount ?? 0) > 0;
}

export async function deleteCard(db: Db, id: number): Promise<void> {
  await db.delete(savedCards).where(eq(savedCards.id, id));
}

/** Deletes cards whose last month is over, by the first day of this one, and those of erased bookings. */
export async function deletePastCards(db: Db, month: string): Promise<number> {
  const isOver = sql`substr(${savedCards.expires}, 3) || substr(${savedCards.expires}, 1, 2) < ${month}`;
  const over = await db.delete(savedCards).where(isOver);
  const erased = await db
    .delete(savedCards)
    .where(sql`(select email from bookings where id = ${savedCards.bookingId}) = ''`);
  return (over.rowCount ?? 0) + (erased.rowCount ?? 0);
}
