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
  lte,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Done } from '#domain/accounting/records.ts';
import { outboxTopics } from '#domain/delivery/topics.ts';
import type { Db } from '#server/database/database.ts';
import { accountingRecords, bookings, outbox } from '#server/database/schema/index.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';

export const accountingTopics = outboxTopics.filter((topic) => topic.startsWith('accounting.'));

const isAccounting = inArray(outbox.topic, accountingTopics);
/** Work that nothing has to be waited for any more. */
const over = ['done', 'dropped'] as const;

/**
 * The next work for the accounts that is due, locked until the transaction ends. What happened to a booking is recorded
 * in its order, so a row waits until the earlier ones of its booking are over.
 */
export async function lockDueSync(tx: Db, now: Date): Promise<OutboxRow | null> {
  const earlier = alias(outbox, 'earlier');
  const waitsFor = tx
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.subject, outbox.subject),
        inArray(earlier.topic, accountingTopics),
        lt(earlier.id, outbox.id),
        notInArray(earlier.state, [...over]),
      ),
    );
  const [row] = await tx
    .select()
    .from(outbox)
    .where(and(isAccounting, inArray(outbox.state, ['queued', 'calling']), lte(outbox.dueAt, now), notExists(waitsFor)))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** How a booking stands with the accounts: everything is there, something is to come, or something failed. */
export async function syncStateOf(tx: Db, bookingId: string): Promise<'pending' | 'synced' | 'failed'> {
  const rows = await tx
    .select({ state: outbox.state })
    .from(outbox)
    .where(and(isAccounting, eq(outbox.subject, bookingId), notInArray(outbox.state, [...over])));
  if (rows.length === 0) return 'synced';
  return rows.some(({ state }) => state === 'failed') ? 'failed' : 'pending';
}

/** Until when nothing is asked of the accounting service; null while it may be asked. */
export async function findPause(tx: Db, now: Date): Promise<Date | null> {
  const pausedUntil = sql<string>`${outbox.detail} ->> 'pausedUntil'`;
  const [row] = await tx
    .select({ pausedUntil })
    .from(outbox)
    .where(and(isAccounting, eq(outbox.state, 'queued'), sql`(${pausedUntil})::timestamptz > ${now.toISOString()}`))
    .orderBy(desc(pausedUntil))
    .limit(1);
  return row ? new Date(row.pausedUntil) : null;
}

/** A person may ask before a pause is over. */
export async function endPause(tx: Db): Promise<void> {
  await tx
    .update(outbox)
    .set({ detail: sql`${outbox.detail} - 'pausedUntil'` })
    .where(and(isAccounting, eq(outbox.state, 'queued'), sql`${outbox.detail} ->> 'pausedUntil' is not null`));
}

/** Work that a person asks for is due at once, or when a call that was lost before it has had its time over there. */
export const dueOnDemand = (now: Date) =>
  sql`greatest(${now.toISOString()}::timestamptz, (${outbox.detail} ->> 'settlesAt')::timestamptz)`;

/** Whatever waits or failed is due on demand, with all its tries before it; answers how many bookings it is about. */
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

/** How many bookings are at each stage. */
export async function countSyncStates(db: Db): Promise<Record<'pending' | 'synced' | 'failed', number>> {
  const rows = await db
    .select({ state: bookings.syncStatus, bookings: count() })
    .from(bookings)
    .groupBy(bookings.syncStatus);
  const of = (state: string) => rows.find((row) => row.state === state)?.bookings ?? 0;
  return { pending: of('pending'), synced: of('synced'), failed: of('failed') };
}

export async function findDone(tx: Db, bookingId: string): Promise<Done> {
  const [row] = await tx.select().from(accountingRecords).where(eq(accountingRecords.bookingId, bookingId));
  return row?.done ?? {};
}

/** Writes what is known to be over there, and why the last try stopped. */
export async function saveDone(tx: Db, record: typeof accountingRecords.$inferInsert): Promise<void> {
  const { bookingId: _, ...set } = record;
  await tx.insert(accountingRecords).values(record).onConflictDoUpdate({ target: accountingRecords.bookingId, set });
}

/** Bookings after an order number, in order, that were sold since an instant or are not settled with the accounts. */
export function bookingsAfter(db: Db, { after, since, most }: { after: string; since: Date | null; most: number }) {
  const wanted = since === null ? undefined : or(gte(bookings.createdAt, since), ne(bookings.syncStatus, 'synced'));
  return (
    db
      .select()
      .from(bookings)
      // What was brought over is in the books of before.
      .where(and(gt(bookings.orderNo, after), isNull(bookings.importedAt), wanted))
      .orderBy(asc(bookings.orderNo))
      .limit(most)
  );
}
