import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { arg, oneRow, prepared } from '#server/database/prepared.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { bookings, secretLinks } from '#server/database/schema/index.ts';

export type LinkPurpose = 'cancel' | 'order' | 'weather';

export async function insertLinks(tx: Db, links: readonly (typeof secretLinks.$inferInsert)[]): Promise<void> {
  await tx.insert(secretLinks).values([...links]);
}

/**
 * The booking that a cancellation link was made for, in one statement whether there is one or not. The link's life ends
 * with the appointment, which may have moved.
 */
export async function findBookingToCancel(db: Db, tokenHash: string): Promise<Booking | null> {
  const [row] = await toCancel(db, tokenHash);
  return row?.booking ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockBookingToCancel(tx: Db, tokenHash: string): Promise<Booking | null> {
  const [row] = await toCancel(tx, tokenHash).for('update', { of: bookings });
  return row?.booking ?? null;
}

const toCancel = (db: Db, tokenHash: string) =>
  db
    .select({ booking: bookings })
    .from(secretLinks)
    .innerJoin(bookings, eq(bookings.id, secretLinks.bookingId))
    .where(and(eq(secretLinks.tokenHash, tokenHash), eq(secretLinks.purpose, 'cancel')));

/** Marks the links of a purpose as used. */
export async function markLinksUsed(tx: Db, of: { bookingId: string; purpose: LinkPurpose; now: Date }): Promise<void> {
  await tx
    .update(secretLinks)
    .set({ usedAt: of.now })
    .where(and(eq(secretLinks.bookingId, of.bookingId), eq(secretLinks.purpose, of.purpose)));
}

/** Gives the links of a moved visit the lives of the new day. */
export async function extendLinks(tx: Db, bookingId: string, until: { cancel: Date; order: Date }): Promise<void> {
  for (const [purpose, expiresAt] of [
    ['cancel', until.cancel],
    ['order', until.order],
  ] as const) {
    const links = and(eq(secretLinks.bookingId, bookingId), eq(secretLinks.purpose, purpose));
    await tx.update(secretLinks).set({ expiresAt }).where(links);
  }
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

export async function tokenHashOf(db: Db, linkId: string): Promise<string | null> {
  const [row] = await db.select({ hash: secretLinks.tokenHash }).from(secretLinks).where(eq(secretLinks.id, linkId));
  return row?.hash ?? null;
}

/** Id of the newest link of a purpose, from which its token is derived. */
export async function newestLinkId(db: Db, of: { bookingId: string; purpose: LinkPurpose }): Promise<string | null> {
  const [row] = await findNewest(db, of);
  return row?.id ?? null;
}

const findNewest = prepared('find_newest_link', (db) =>
  db
    .select({ id: secretLinks.id })
    .from(secretLinks)
    .where(and(eq(secretLinks.bookingId, arg('bookingId')), eq(secretLinks.purpose, arg('purpose'))))
    .orderBy(desc(secretLinks.createdAt))
    .limit(oneRow),
);
