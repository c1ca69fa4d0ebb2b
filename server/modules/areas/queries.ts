import { and, count, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { areaRequests } from '#server/database/schema/areas.ts';
import { deleteMessages, forgetMessages } from '#server/outbox/forget.ts';

export type AreaRequest = typeof areaRequests.$inferSelect;

const topics = ['mail.area-confirm', 'mail.area-opened'] as const;

const areaRequestWhere = (db: Db, where: SQL | undefined) => db.select().from(areaRequests).where(where);
const byToken = (tokenHash: string) => eq(areaRequests.tokenHash, tokenHash);

export const findAreaRequestById = async (db: Db, id: string): Promise<AreaRequest | null> =>
  (await areaRequestWhere(db, eq(areaRequests.id, id)))[0] ?? null;

export const findAreaRequest = async (db: Db, tokenHash: string): Promise<AreaRequest | null> =>
  (await areaRequestWhere(db, byToken(tokenHash)))[0] ?? null;

/** The same, locked until the transaction ends. */
export const lockAreaRequest = async (tx: Db, tokenHash: string): Promise<AreaRequest | null> =>
  (await areaRequestWhere(tx, byToken(tokenHash)).for('update'))[0] ?? null;

/** An address's open request for an area, locked until the transaction ends. */
export async function lockWaitingRequest(
  tx: Db,
  { email, area }: Pick<AreaRequest, 'email' | 'area'>,
): Promise<AreaRequest | null> {
  const isOpen = inArray(areaRequests.state, ['asked', 'confirmed']);
  const where = and(eq(areaRequests.email, email), eq(areaRequests.area, area), isOpen);
  return (await areaRequestWhere(tx, where).for('update'))[0] ?? null;
}

/** Stores a request; false if the same request was made concurrently. */
export async function insertAreaRequest(tx: Db, request: typeof areaRequests.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(areaRequests).values(request).onConflictDoNothing().returning({ id: areaRequests.id });
  return rows.length === 1;
}

/** Changes a request that the transaction has locked. */
export async function updateAreaRequest(
  tx: Db,
  id: string,
  change: Partial<Omit<typeof areaRequests.$inferInsert, 'id'>>,
): Promise<void> {
  await tx.update(areaRequests).set(change).where(eq(areaRequests.id, id));
}

/** Confirmed requests for any of these areas, locked; those locked by another process are skipped. */
export async function lockConfirmed(
  tx: Db,
  { areas, most }: { areas: readonly string[]; most: number },
): Promise<AreaRequest[]> {
  return tx
    .select()
    .from(areaRequests)
    .where(and(eq(areaRequests.state, 'confirmed'), inArray(areaRequests.area, [...areas])))
    .orderBy(areaRequests.createdAt)
    .limit(most)
    .for('update', { skipLocked: true });
}

export async function countWaiting(db: Db): Promise<{ area: string; count: number }[]> {
  return db
    .select({ area: areaRequests.area, count: count() })
    .from(areaRequests)
    .where(eq(areaRequests.state, 'confirmed'))
    .groupBy(areaRequests.area);
}

/** Deletes requests that were asked before `before` and never confirmed, with their mails; how many. */
export async function deleteUnconfirmed(tx: Db, before: Date): Promise<number> {
  const gone = await tx
    .delete(areaRequests)
    .where(and(eq(areaRequests.state, 'asked'), lte(areaRequests.createdAt, before)))
    .returning({ id: areaRequests.id });
  await deleteMessages(tx, { topics, subjects: gone.map(({ id }) => id) });
  return gone.length;
}

/** Removes address and text from the mails of withdrawn requests: of one, or of all. */
export async function forgetAreaMails(db: Db, id?: string): Promise<void> {
  const left = and(eq(areaRequests.state, 'left'), id === undefined ? undefined : eq(areaRequests.id, id));
  const subjects = db
    .select({ subject: sql<string>`${areaRequests.id}::text` })
    .from(areaRequests)
    .where(left);
  await forgetMessages(db, { topics, subjects });
}
