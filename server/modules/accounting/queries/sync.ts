import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { schedule } from '#business/schedule.ts';
import type { Done } from '#domain/accounting/records.ts';
import { outboxTopics } from '#domain/outbox/topics.ts';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { arg, newRow, oneRow, prepared } from '#server/database/prepared.ts';
import { accountingRecords } from '#server/database/schema/accounting.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { isPaused, outbox, serviceOf } from '#server/database/schema/outbox.ts';
import { countBookingsByDay } from '#server/modules/bookings/queries/counts.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { isWaiting } from '#server/outbox/queries.ts';

type SyncStatus = (typeof bookings.$inferSelect)['syncStatus'];

export const accountingTopics = outboxTopics.filter((topic) => topic.startsWith('accounting.'));

const isAccounting = inArray(outbox.topic, accountingTopics);
/** Work that does not have to wait for anything. */
export const over = ['done', 'dropped'] as const;

/** For waiting rows: no earlier one of the same booking is open. */
export function isFirstOfItsBooking(db: Db): SQL {
  const earlier = alias(outbox, 'earlier');
  const isEarlier = and(eq(earlier.subject, outbox.subject), lt(earlier.id, outbox.id));
  const isOpen = and(inArray(earlier.topic, accountingTopics), notInArray(earlier.state, [...over]));
  return notExists(db.select({ id: earlier.id }).from(earlier).where(and(isEarlier, isOpen)));
}

/** The next row for the accounts that is due, locked. Events of a booking are recorded in order. */
export const lockDueSync = (tx: Db, now: Date): Promise<OutboxRow | null> => first(lockFirstSync(tx, { now }));

// In the order of the index alone, so the first row stays cheap however many wait: each is the first of its booking.
const lockFirstSync = prepared('lock_due_sync', (db) =>
  db
    .select()
    .from(outbox)
    .where(
      and(sql`${serviceOf} = 'accounting'`, isWaiting, sql`${outbox.dueAt} <= ${arg('now')}`, isFirstOfItsBooking(db)),
    )
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(oneRow)
    .for('update', { skipLocked: true }),
);

/** How a booking stands with the accounts: everything is there, something is to come, or something failed. */
export async function syncStateOf(tx: Db, bookingId: string): Promise<SyncStatus> {
  const rows = await findOpenStates(tx, { bookingId });
  if (rows.length === 0) return 'synced';
  return rows.some(({ state }) => state === 'failed') ? 'failed' : 'pending';
}

const findOpenStates = prepared('find_open_syncs', (db) =>
  db
    .select({ state: outbox.state })
    .from(outbox)
    .where(and(isAccounting, eq(outbox.subject, arg('bookingId')), notInArray(outbox.state, [...over]))),
);

/** Stores a booking's accounting status, and its ids at the service once known. */
export async function markSynced(tx: Db, bookingId: string, syncStatus: SyncStatus, done: Done): Promise<void> {
  const { appointment = null, invoice = null } = done;
  await markBooking(tx, { bookingId, syncStatus, appointment, invoice });
}

const markBooking = prepared('mark_synced', (db) =>
  db
    .update(bookings)
    .set({
      syncStatus: arg('syncStatus'),
      externalBookingId: sql`coalesce(${arg('appointment')}, ${bookings.externalBookingId})`,
      externalInvoiceId: sql`coalesce(${arg('invoice')}, ${bookings.externalInvoiceId})`,
    })
    .where(eq(bookings.id, arg('bookingId'))),
);

/** Until when the accounting service is paused; null if it is not. */
export async function findPause(tx: Db, now: Date): Promise<Date | null> {
  const [row] = await longestPause(tx, { now });
  return row ? new Date(row.pausedUntil) : null;
}

const longestPause = prepared('find_accounting_pause', (db) => {
  const pausedUntil = sql<string>`${outbox.detail} ->> 'pausedUntil'`;
  const isAhead = sql`(${pausedUntil})::timestamptz > ${arg('now')}`;
  return db
    .select({ pausedUntil })
    .from(outbox)
    .where(and(isAccounting, isPaused, isAhead))
    .orderBy(desc(pausedUntil))
    .limit(oneRow);
});

/** An operator may retry before a pause is over. */
export async function endPause(tx: Db): Promise<void> {
  await tx
    .update(outbox)
    .set({ detail: sql`${outbox.detail} - 'pausedUntil'` })
    .where(and(isAccounting, isPaused));
}

/** Work retried by an operator is due at once, or once an earlier lost call can no longer arrive. */
export const dueOnDemand = (now: Date) =>
  sql`greatest(${now.toISOString()}::timestamptz, (${outbox.detail} ->> 'settlesAt')::timestamptz)`;

/** Makes all waiting or failed work due, with its attempts reset; returns how many bookings it concerns. */
export async function requeueSyncs(tx: Db, now: Date): Promise<number> {
  const waiting = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isAccounting, inArray(outbox.state, ['queued', 'failed'])))
    .for('update', { skipLocked: true });
  const ids = waiting.map(({ id }) => id);
  await tx
    .update(outbox)
    .set({ state: 'queued', dueAt: dueOnDemand(now), attempts: 0 })
    .where(inArray(outbox.id, ids));
  const [pending] = await tx
    .select({ bookings: countDistinct(outbox.subject) })
    .from(outbox)
    .where(and(isAccounting, inArray(outbox.state, ['queued', 'calling'])));
  return pending?.bookings ?? 0;
}

export async function countSyncStates(db: Db): Promise<Record<'pending' | 'synced' | 'failed', number>> {
  const [{ total }, rows] = await Promise.all([
    countBookingsByDay(db, { since: '1900-01-01', timeZone: schedule.timeZone }),
    db
      .select({ state: bookings.syncStatus, bookings: count() })
      .from(bookings)
      .where(ne(bookings.syncStatus, 'synced'))
      .groupBy(bookings.syncStatus),
  ]);
  const of = (state: string) => rows.find((row) => row.state === state)?.bookings ?? 0;
  const [pending, failed] = [of('pending'), of('failed')];
  return { pending, failed, synced: total - pending - failed };
}

export async function findDone(tx: Db, bookingId: string): Promise<Done> {
  const [row] = await findRecord(tx, { bookingId });
  return row?.done ?? {};
}

const findRecord = prepared('find_accounting_record', (db) =>
  db
    .select()
    .from(accountingRecords)
    .where(eq(accountingRecords.bookingId, arg('bookingId'))),
);

/** Records what is known to exist at the service, and why the last attempt stopped. */
export async function saveDone(tx: Db, record: typeof accountingRecords.$inferInsert): Promise<void> {
  await saveRecord(tx, newRecord.values(record));
}

const newRecord = newRow(accountingRecords);
const saveRecord = prepared('save_accounting_record', (db) => {
  const { bookingId, ...set } = newRecord.args();
  return db
    .insert(accountingRecords)
    .values({ bookingId, ...set })
    .onConflictDoUpdate({ target: accountingRecords.bookingId, set });
});

/** Bookings after an order number, in order, that were sold since an instant or are not settled with the accounts. */
export function bookingsAfter(db: Db, { after, since, most }: { after: string; since: Date | null; most: number }) {
  const wanted = since === null ? undefined : or(gte(bookings.createdAt, since), ne(bookings.syncStatus, 'synced'));
  return (
    db
      .select()
      .from(bookings)
      // Imported bookings are in the previous books.
      .where(and(gt(bookings.orderNo, after), isNull(bookings.importedAt), wanted))
      .orderBy(asc(bookings.orderNo))
      .limit(most)
  );
}

/** Why the last attempt to record a booking in the accounts stopped; null if it did not. */
export async function syncFailureOf(db: Db, bookingId: string): Promise<string | null> {
  const [row] = await findRecord(db, { bookingId });
  return row?.failure ?? null;
}
