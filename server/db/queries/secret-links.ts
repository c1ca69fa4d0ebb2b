import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { secretLinks } from '../schema/index.ts';

export type LinkPurpose = 'cancel' | 'order' | 'weather';

export async function insertLinks(tx: Db, links: readonly (typeof secretLinks.$inferInsert)[]): Promise<void> {
  await tx.insert(secretLinks).values([...links]);
}

/** The booking that a cancellation link was made for. Its life ends with the appointment, which may have moved. */
export async function findCancellationLink(db: Db, tokenHash: string): Promise<string | null> {
  const [row] = await db
    .select({ bookingId: secretLinks.bookingId })
    .from(secretLinks)
    .where(and(eq(secretLinks.tokenHash, tokenHash), eq(secretLinks.purpose, 'cancel')));
  return row?.bookingId ?? null;
}

/** Marks the links of a purpose as used. */
export async function markLinksUsed(tx: Db, of: { bookingId: string; purpose: LinkPurpose; now: Date }): Promise<void> {
  await tx
    .update(secretLinks)
    .set({ usedAt: of.now })
    .where(and(eq(secretLinks.bookingId, of.bookingId), eq(secretLinks.purpose, of.purpose)));
}

/** The booking that a live link of this purpose opens. */
export async function findLinkedBooking(db: Db, link: { tokenHash: string; purpose: LinkPurpose; now: Date }) {
  const [row] = await db
    .select({ bookingId: secretLinks.bookingId })
    .from(secretLinks)
    .where(
      and(
        eq(secretLinks.tokenHash, link.tokenHash),
        eq(secretLinks.purpose, link.purpose),
        gt(secretLinks.expiresAt, link.now),
      ),
    );
  return row?.bookingId ?? null;
}

/** Id of the newest link of a purpose, from which its token is derived. */
export async function newestLinkId(db: Db, of: { bookingId: string; purpose: LinkPurpose }): Promise<string | null> {
  const [row] = await db
    .select({ id: secretLinks.id })
    .from(secretLinks)
    .where(and(eq(secretLinks.bookingId, of.bookingId), eq(secretLinks.purpose, of.purpose)))
    .orderBy(desc(secretLinks.createdAt))
    .limit(1);
  return row?.id ?? null;
}
