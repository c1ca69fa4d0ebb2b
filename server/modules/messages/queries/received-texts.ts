import { and, count, desc, eq, isNull, lt } from 'drizzle-orm';
import type { TextOutcome } from '#domain/delivery/received-text.ts';
import type { Db } from '#server/database/database.ts';
import { receivedTexts } from '#server/database/schema/index.ts';
import { selectTexts } from '#server/modules/bookings/queries/received-texts.ts';

export type ReceivedText = typeof receivedTexts.$inferSelect;

/** Keeps a text; answers its number, or null when it is kept already. */
export async function insertReceivedText(tx: Db, one: typeof receivedTexts.$inferInsert): Promise<number | null> {
  const [row] = await tx.insert(receivedTexts).values(one).onConflictDoNothing().returning({ id: receivedTexts.id });
  return row?.id ?? null;
}

/** A text, locked until the transaction ends. */
export async function lockText(tx: Db, id: number): Promise<ReceivedText | null> {
  const [row] = await tx.select().from(receivedTexts).where(eq(receivedTexts.id, id)).for('update');
  return row ?? null;
}

type Settlement = { settledAt: Date; outcome: TextOutcome; administratorId?: string };

export async function settleText(tx: Db, id: number, settlement: Settlement): Promise<void> {
  await tx.update(receivedTexts).set(settlement).where(eq(receivedTexts.id, id));
}

type Page = { waiting: boolean; before?: number | undefined; most: number };

/** A page of received texts, the newest first. */
export const pageOfTexts = (db: Db, { waiting, before, most }: Page) =>
  selectTexts(db)
    .where(
      and(
        waiting ? isNull(receivedTexts.settledAt) : undefined,
        before === undefined ? undefined : lt(receivedTexts.id, before),
      ),
    )
    .orderBy(desc(receivedTexts.id))
    .limit(most);

export async function countWaitingTexts(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(receivedTexts).where(isNull(receivedTexts.settledAt));
  return row?.count ?? 0;
}
