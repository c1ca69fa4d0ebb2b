import { and, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { addressChanges, bookingCorrections } from '#server/database/schema/bookings.ts';

const { before, after } = bookingCorrections;

const changes = (db: Db) =>
  db
    .select({
      id: addressChanges.id,
      bookingId: addressChanges.bookingId,
      correctionId: addressChanges.correctionId,
      linkId: addressChanges.linkId,
      undoHash: addressChanges.undoHash,
      createdAt: addressChanges.createdAt,
      countedAt: addressChanges.countedAt,
      endedAt: addressChanges.endedAt,
      /** Null once deleted. */
      from: sql<string | null>`${before} ->> 'email'`,
      to: sql<string | null>`${after} ->> 'email'`,
    })
    .from(addressChanges)
    .innerJoin(bookingCorrections, eq(bookingCorrections.id, addressChanges.correctionId));

export type AddressChange = Awaited<ReturnType<typeof changes>>[number];

/** A booking's pending address, with its current one; null if none is pending. */
export async function waitingChange(
  db: Db,
  { bookingId, since }: { bookingId: string; since: Date },
): Promise<(AddressChange & { from: string; to: string }) | null> {
  const isWaiting = and(isNull(addressChanges.countedAt), isNull(addressChanges.endedAt));
  const [row] = await changes(db).where(
    and(eq(addressChanges.bookingId, bookingId), isWaiting, gt(addressChanges.createdAt, since)),
  );
  return row?.to && row.from !== null ? { ...row, from: row.from, to: row.to } : null;
}

export async function findChange(db: Db, id: string): Promise<AddressChange | null> {
  const [row] = await changes(db).where(eq(addressChanges.id, id));
  return row ?? null;
}

/** The change with this undo token. */
export async function findByUndo(db: Db, undoHash: string): Promise<AddressChange | null> {
  const [row] = await changes(db).where(eq(addressChanges.undoHash, undoHash));
  return row ?? null;
}

/** A booking's changes since an instant that were neither undone nor replaced, newest first. */
export const standingChanges = (
  db: Db,
  { bookingId, since }: { bookingId: string; since: Date },
): Promise<AddressChange[]> =>
  changes(db)
    .where(
      and(
        eq(addressChanges.bookingId, bookingId),
        isNull(addressChanges.endedAt),
        gte(addressChanges.createdAt, since),
      ),
    )
    .orderBy(desc(addressChanges.createdAt));

export async function insertChange(tx: Db, change: typeof addressChanges.$inferInsert): Promise<void> {
  await tx.insert(addressChanges).values(change);
}

export async function markCounted(tx: Db, id: string, countedAt: Date): Promise<void> {
  await tx.update(addressChanges).set({ countedAt }).where(eq(addressChanges.id, id));
}

/** Ends a booking's pending address; with `counted`, all its client's changes since an instant. */
export async function endChanges(
  tx: Db,
  { bookingId, now, counted = null }: { bookingId: string; now: Date; counted?: { since: Date } | null },
): Promise<void> {
  const which = counted ? gte(addressChanges.createdAt, counted.since) : isNull(addressChanges.countedAt);
  await tx
    .update(addressChanges)
    .set({ endedAt: now })
    .where(and(eq(addressChanges.bookingId, bookingId), isNull(addressChanges.endedAt), which));
}
