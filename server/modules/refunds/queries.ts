import { and, asc, eq, lt, lte, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/language.ts';
import type { Db } from '#server/database/database.ts';
import { bookingContexts, bookings, refunds } from '#server/database/schema/index.ts';

export type Refund = typeof refunds.$inferSelect;

/** Wants a payment back; false when that is wanted already for the same reason. */
export async function insertRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return rows.length === 1;
}

/** Everything that goes back of a booking's payment, or went, in the order in which it was wanted. */
export const refundsOf = (db: Db, bookingId: string): Promise<Refund[]> =>
  db.select().from(refunds).where(eq(refunds.bookingId, bookingId)).orderBy(asc(refunds.id));

/**
 * The next refund that is due, locked until the transaction ends; one that another copy has in hand is passed over. Two
 * of one payment are never under way at once: a later one waits until the earlier ones are done.
 */
export async function lockDueRefund(tx: Db, now: Date): Promise<Refund | null> {
  const earlier = alias(refunds, 'earlier');
  const waitsFor = tx
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.ticket, refunds.ticket), lt(earlier.id, refunds.id), ne(earlier.state, 'done')));
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(ne(refunds.state, 'done'), lte(refunds.dueAt, now), notExists(waitsFor)))
    .orderBy(asc(refunds.dueAt), asc(refunds.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Writes what became of a refund that is in hand; false when it is done meanwhile. */
export async function updateRefund(
  tx: Db,
  id: number,
  change: Partial<Omit<typeof refunds.$inferInsert, 'id'>>,
): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), ne(refunds.state, 'done')))
    .returning({ id: refunds.id });
  return rows.length === 1;
}

type Named = Pick<typeof refunds.$inferSelect, 'orderNo' | 'reason' | 'partNo'>;

/** What the mail of a refund names as its subject. */
export const subjectOfRefund = ({ orderNo, reason, partNo }: Named): string =>
  [orderNo, reason, ...(partNo === '' ? [] : [partNo])].join(':');

/** Writes how the refund of a booking stands into its row. */
export async function updateBookingRefund(
  tx: Db,
  bookingId: string,
  change: Pick<Partial<typeof bookings.$inferInsert>, 'paymentStatus' | 'refundStatus' | 'refundProcessedAt'>,
): Promise<void> {
  await tx.update(bookings).set(change).where(eq(bookings.id, bookingId));
}

type Recipient = { email: string; contactName: string; language: Language };

/** Who is told about a refund: the booking's customer, or the checkout's, which is kept for a day; null when unknown. */
export async function findRefundRecipient(tx: Db, { bookingId, orderNo }: Refund): Promise<Recipient | null> {
  if (bookingId !== null) {
    const { email, contactName, language } = bookings;
    const [row] = await tx.select({ email, contactName, language }).from(bookings).where(eq(bookings.id, bookingId));
    return row ?? null;
  }
  const { customer, language } = bookingContexts;
  const [row] = await tx
    .select({ customer, language })
    .from(bookingContexts)
    .where(eq(bookingContexts.orderNo, orderNo));
  return row?.customer ? { ...row.customer, language: row.language } : null;
}

/** The gateway did not answer so often about a refund: then a person has to look at it (`record.ts` alerts them then). */
export const lastingSilences = 5;

/**
 * A refund that does not complete by itself: nobody knows what became of it, or the gateway refused it. A refused void
 * is followed by a refund at once.
 */
export const isStuck: SQL = sql`(${refunds.state} <> 'done' and (
  ${refunds.state} = 'unknown'
  or ${refunds.silences} >= ${lastingSilences}
  or (${refunds.failure} is not null and ${refunds.method} = 'refund' and ${refunds.silences} = 0)))`;
