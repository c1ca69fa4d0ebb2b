import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { arg, oneRow, prepared } from '#server/database/prepared.ts';
import { type Booking, bookings } from '#server/database/schema/bookings.ts';
import { type linkPurposes, secretLinks } from '#server/database/schema/secret-links.ts';
import { lockBooking } from './visits.ts';

export type LinkPurpose = (typeof linkPurposes)[number];

type Link = typeof secretLinks.$inferInsert;

export async function insertLinks(tx: Db, links: readonly Link[]): Promise<void> {
  await tx.insert(secretLinks).values([...links]);
}

/**
 * The booking that a cancellation link was made for, in one statement whether it exists or not. The link expires
 * with the appointment, which may have moved.
 */
export async function findBookingToCancel(db: Db, tokenHash: string): Promise<Booking | null> {
  const [row] = await db.select().from(bookings).where(toCancel(db, tokenHash));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export const lockBookingToCancel = (tx: Db, tokenHash: string): Promise<Booking | null> =>
  lockBooking(tx, toCancel(tx, tokenHash));

const toCancel = (db: Db, tokenHash: string) =>
  inArray(
    bookings.id,
    db
      .select({ id: secretLinks.bookingId })
      .from(secretLinks)
      .where(and(eq(secretLinks.tokenHash, tokenHash), eq(secretLinks.purpose, 'cancel'))),
  );

/** Marks the links of a purpose as used; without an instant, as unused again. */
export async function markLinksUsed(
  tx: Db,
  of: { bookingId: string; purpose: LinkPurpose; now: Date | null },
): Promise<void> {
  await tx
    .update(secretLinks)
    .set({ usedAt: of.now })
    .where(and(eq(secretLinks.bookingId, of.bookingId), eq(secretLinks.purpose, of.purpose)));
}

/** Sets the links of a moved visit to expire with the new day. */
export async function extendLinks(tx: Db, bookingId: string, until: { cancel: Date; order: Date }): Promise<void> {
  for (const [purpose, expiresAt] of [
    ['cancel', until.cancel],
    ['order', until.order],
  ] as const) {
    const links = and(eq(secretLinks.bookingId, bookingId), eq(secretLinks.purpose, purpose));
    await tx.update(secretLinks).set({ expiresAt }).where(links);
  }
}

/** The booking opened by an unexpired link of this purpose. */
export async function findLinkedBooking(db: Db, link: { tokenHash: string; purpose: 'order'; now: Date }) {
  const found = await findKey(db, link);
  return found?.purpose === link.purpose ? found.bookingId : null;
}

/** An unexpired link with full access to a booking, by its token. */
export async function findKey(db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) {
  const [row] = await db
    .select({ id: secretLinks.id, bookingId: secretLinks.bookingId, purpose: secretLinks.purpose })
    .from(secretLinks)
    .where(
      and(
        eq(secretLinks.tokenHash, tokenHash),
        inArray(secretLinks.purpose, ['order', 'address']),
        gt(secretLinks.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** Revokes every link to open or cancel a booking except one, which becomes that of its page. */
export async function endLinks(
  tx: Db,
  bookingId: string,
  kept: (Partial<Link> & { id: string }) | null,
): Promise<void> {
  const purposes = inArray(secretLinks.purpose, ['cancel', 'order', 'address']);
  const others = kept === null ? undefined : ne(secretLinks.id, kept.id);
  await tx.delete(secretLinks).where(and(eq(secretLinks.bookingId, bookingId), purposes, others));
  if (kept) await tx.update(secretLinks).set(kept).where(eq(secretLinks.id, kept.id));
}

/** Revokes the link of an address that is no longer pending. */
export async function endAddressLinks(tx: Db, bookingId: string): Promise<void> {
  await tx.delete(secretLinks).where(and(eq(secretLinks.bookingId, bookingId), eq(secretLinks.purpose, 'address')));
}

export async function tokenHashOf(db: Db, linkId: string): Promise<string | null> {
  const [row] = await db.select({ hash: secretLinks.tokenHash }).from(secretLinks).where(eq(secretLinks.id, linkId));
  return row?.hash ?? null;
}

/** The newest link of a purpose, from whose id its token is derived. */
export async function newestLink(db: Db, of: { bookingId: string; purpose: LinkPurpose }) {
  const [row] = await findNewest(db, of);
  return row ?? null;
}

export const newestLinkId = async (...asked: Parameters<typeof newestLink>): Promise<string | null> =>
  (await newestLink(...asked))?.id ?? null;

const findNewest = prepared('find_newest_link', (db) =>
  db
    .select({ id: secretLinks.id, expiresAt: secretLinks.expiresAt })
    .from(secretLinks)
    .where(and(eq(secretLinks.bookingId, arg('bookingId')), eq(secretLinks.purpose, arg('purpose'))))
    .orderBy(desc(secretLinks.createdAt))
    .limit(oneRow),
);

/** The links of a booking, the oldest first. */
export const linksOf = (db: Db, bookingId: string) =>
  db.select().from(secretLinks).where(eq(secretLinks.bookingId, bookingId)).orderBy(asc(secretLinks.createdAt));
