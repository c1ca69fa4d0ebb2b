import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { secretLinks } from '../schema/index.ts';

export type LinkPurpose = 'cancel' | 'order' | 'weather';

export async function insertLinks(tx: Db, links: readonly (typeof secretLinks.$inferInsert)[]): Promise<void> {
  await tx.insert(secretLinks).values([...links]);
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
