import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { refreshableTypes } from '#business/services.ts';
import { refreshableStatuses } from '#domain/booking/refresh.ts';
import type { Db } from '#server/database/database.ts';
import { arg, newRow, prepared, preparedSql } from '#server/database/prepared.ts';
import { type Booking, bookings, bookingViewers } from '#server/database/schema/bookings.ts';
import { secretLinks } from '#server/database/schema/secret-links.ts';
import { announceDue } from '#server/outbox/announce.ts';
import { enqueuing, entriesAsJson, type OutboxEntry } from '#server/outbox/enqueue.ts';

export async function insertBooking(tx: Db, booking: typeof bookings.$inferInsert): Promise<void> {
  await tx.insert(bookings).values(booking);
}

type Link = typeof secretLinks.$inferInsert;
type BookedVisit = {
  row: typeof bookings.$inferInsert;
  visitorHash: string;
  links: { cancel: Link; order: Link };
  entries: readonly OutboxEntry[];
};

/** A booking as it is made, in one statement: its row, access, links, and follow-up work. */
export async function insertBookedVisit(tx: Db, { row, visitorHash, links, entries }: BookedVisit): Promise<void> {
  await insertVisit(tx, {
    ...newBooking.values(row),
    visitorHash,
    ...newLink.values(links.cancel, 'cancel.'),
    ...newLink.values(links.order, 'order.'),
    entries: entriesAsJson(entries, row.createdAt),
  });
  announceDue(tx, entries, row.createdAt);
}

const newBooking = newRow(bookings, ['reference', 'monthlyService', 'paymentStatus', 'taxRates']);
const newLink = newRow(secretLinks);
const insertVisit = preparedSql(
  'insert_booking',
  (db) => sql`
    with booking as ${db.insert(bookings).values(newBooking.args())},
    viewer as ${db.insert(bookingViewers).values({ bookingId: arg('id'), visitorHash: arg('visitorHash') })},
    links as ${db.insert(secretLinks).values([newLink.args('cancel.'), newLink.args('order.')])}
    ${enqueuing(arg('entries'))}`,
);

export async function findBookingByOrder(db: Db, orderNo: string): Promise<Booking | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.orderNo, orderNo));
  return row ?? null;
}

export async function findBookingId(db: Db, orderNo: string): Promise<string | null> {
  const [row] = await findIdByOrder(db, { orderNo });
  return row?.id ?? null;
}

const findIdByOrder = prepared('find_booking_id', (db) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.orderNo, arg('orderNo'))),
);

/** The earlier booking that a refresh number names, by order number or client ID; the newest first service. */
export async function findEarlierBooking(db: Db, number: string): Promise<Booking | null> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(
      and(
        or(eq(bookings.orderNo, number), eq(bookings.clientId, number)),
        inArray(bookings.coatingType, [...refreshableTypes]),
        inArray(bookings.status, [...refreshableStatuses]),
        eq(bookings.paymentStatus, 'paid'),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  return row ?? null;
}

/** Takes a VIP's one free refresh; false when it is gone. */
export async function takeFreeRefresh(tx: Db, bookingId: string): Promise<boolean> {
  const rows = await tx
    .update(bookings)
    .set({ vipRefreshUsed: true })
    .where(
      and(
        eq(bookings.id, bookingId),
        eq(bookings.vipRefreshUsed, false),
        inArray(bookings.status, [...refreshableStatuses]),
      ),
    )
    .returning({ id: bookings.id });
  return rows.length > 0;
}

/** Returns a VIP's one free refresh. */
export async function returnFreeRefresh(tx: Db, bookingId: string): Promise<void> {
  await tx.update(bookings).set({ vipRefreshUsed: false }).where(eq(bookings.id, bookingId));
}

/** Changes a booking that the transaction has locked. */
export async function updateBooking(
  tx: Db,
  id: string,
  change: Partial<Omit<typeof bookings.$inferInsert, 'id'>>,
): Promise<void> {
  await tx.update(bookings).set(change).where(eq(bookings.id, id));
}

/** Gives a browser full access to a booking. */
export async function addViewer(tx: Db, bookingId: string, visitorHash: string): Promise<void> {
  const target = [bookingViewers.bookingId, bookingViewers.visitorHash];
  const viewer = { bookingId, visitorHash, byEmail: false };
  await tx
    .insert(bookingViewers)
    .values(viewer)
    .onConflictDoUpdate({ target, set: { byEmail: false } });
}

/** Gives a browser access to a booking's visit; one with full access keeps it. */
export async function addEmailViewer(tx: Db, bookingId: string, visitorHash: string): Promise<void> {
  await tx.insert(bookingViewers).values({ bookingId, visitorHash, byEmail: true }).onConflictDoNothing();
}

/** A browser's access to a booking. */
export type BookingView = 'whole' | 'limited' | 'locked';

export async function viewOf(db: Db, bookingId: string, visitorHash: string): Promise<BookingView> {
  const [viewer] = await db
    .select({ byEmail: bookingViewers.byEmail })
    .from(bookingViewers)
    .where(and(eq(bookingViewers.bookingId, bookingId), eq(bookingViewers.visitorHash, visitorHash)));
  if (!viewer) return 'locked';
  return viewer.byEmail ? 'limited' : 'whole';
}

/** Revokes access that was gained by knowing the former e-mail. */
export async function forgetEmailViewers(tx: Db, bookingId: string): Promise<void> {
  await tx.delete(bookingViewers).where(and(eq(bookingViewers.bookingId, bookingId), bookingViewers.byEmail));
}

export async function findBookingById(db: Db, id: string): Promise<Booking | null> {
  const [row] = await findById(db, { id });
  return row ?? null;
}

const findById = prepared('find_booking', (db) =>
  db
    .select()
    .from(bookings)
    .where(eq(bookings.id, arg('id'))),
);
