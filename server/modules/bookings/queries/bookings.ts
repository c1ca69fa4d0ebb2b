import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { refreshableStatuses } from '#domain/booking/refresh.ts';
import { cents } from '#domain/money.ts';
import { refreshableTypes } from '#domain/pricing/service.ts';
import type { Db } from '#server/database/database.ts';
import { arg, newRow, prepared, preparedSql } from '#server/database/prepared.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { bookings, bookingViewers, secretLinks } from '#server/database/schema/index.ts';
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

/** A booking as it is made, in one statement: its row, who may see it, its links, and the work that follows it. */
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

const newBooking = newRow(bookings, ['monthlyService', 'paymentStatus']);
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

/** Gives a VIP's one free refresh back. */
export async function returnFreeRefresh(tx: Db, bookingId: string): Promise<void> {
  await tx.update(bookings).set({ vipRefreshUsed: false }).where(eq(bookings.id, bookingId));
}

/** A VIP's free refresh that is still to come, locked; null when there is none. */
export async function lockFreeRefresh(tx: Db, platinumId: string): Promise<Booking | null> {
  const isOpen = and(
    eq(bookings.refreshOf, platinumId),
    eq(bookings.total, cents(0)),
    eq(bookings.status, 'active'),
    ne(bookings.paymentMethod, 'gift'),
  );
  const [row] = await tx.select().from(bookings).where(isOpen).for('update');
  return row ?? null;
}

/** Changes a booking that the transaction has locked. */
export async function updateBooking(
  tx: Db,
  id: string,
  change: Partial<Omit<typeof bookings.$inferInsert, 'id'>>,
): Promise<void> {
  await tx.update(bookings).set(change).where(eq(bookings.id, id));
}

export async function addViewer(tx: Db, bookingId: string, visitorHash: string): Promise<void> {
  await tx.insert(bookingViewers).values({ bookingId, visitorHash }).onConflictDoNothing();
}

export async function isViewer(db: Db, bookingId: string, visitorHash: string): Promise<boolean> {
  const rows = await db
    .select({ bookingId: bookingViewers.bookingId })
    .from(bookingViewers)
    .where(and(eq(bookingViewers.bookingId, bookingId), eq(bookingViewers.visitorHash, visitorHash)));
  return rows.length > 0;
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
