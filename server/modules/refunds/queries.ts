import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Cents } from '#domain/money.ts';
import type { EqualRefund } from '#domain/refunds/settlement.ts';
import type { Db } from '#server/database/database.ts';
import { arg, prepared } from '#server/database/prepared.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { bookings, storefrontCorrections } from '#server/database/schema/bookings.ts';
import { bookingContexts } from '#server/database/schema/checkout.ts';
import { type RefundRecipient, refundReasons, refunds } from '#server/database/schema/refunds.ts';

export type Refund = typeof refunds.$inferSelect;
export type StorefrontCorrection = typeof storefrontCorrections.$inferSelect;

/** The gateway did not answer so often about a refund: then a person has to look at it (`record.ts` alerts them then). */
export const lastingSilences = 5;

/**
 * A refund that does not complete by itself: it is given back by hand, nobody knows what became of it, or the gateway
 * refused it. A refused void is followed by a refund at once.
 */
export const isStuck: SQL<boolean> = sql<boolean>`(${refunds.state} <> 'done' and (
  ${refunds.byHand}
  or ${refunds.state} = 'unknown'
  or ${refunds.silences} >= ${lastingSilences}
  or (${refunds.failure} is not null and ${refunds.method} = 'refund' and ${refunds.silences} = 0)))`;

const withStuck = { ...getTableColumns(refunds), stuck: isStuck };

/** Wants a payment back; false when that is wanted already for the same reason. */
export async function insertRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return rows.length === 1;
}

/**
 * Takes back that a cancelled booking's money is wanted; `sent` when the gateway was asked already, somebody settles it, or a part
 * was given back since, and null where nothing was wanted.
 */
export async function withdrawRefund(tx: Db, bookingId: string): Promise<{ amount: Cents } | 'sent' | null> {
  const all = await refundsOf(tx, bookingId);
  const wanted = all.find(({ reason }) => reason === 'cancellation');
  if (!wanted) return null;
  const unsent = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.id, wanted.id), eq(refunds.state, 'requested'), eq(refunds.attempts, 0)))
    .for('update', { skipLocked: true });
  if (wanted.id !== all.at(-1)?.id) return 'sent';
  const [gone] = await tx.delete(refunds).where(inArray(refunds.id, unsent)).returning({ amount: refunds.amount });
  return gone ?? 'sent';
}

/** Everything that goes back of a booking's payment, or went, in the order in which it was wanted. */
export const refundsOf = (db: Db, bookingId: string): Promise<Refund[]> => findAll(db, { bookingId });

const findAll = prepared('find_refunds', (db) =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.bookingId, arg('bookingId')))
    .orderBy(asc(refunds.id)),
);

/** The corrections of a booking's storefront, the oldest first. */
export const storefrontCorrectionsOf = (db: Db, bookingId: string): Promise<StorefrontCorrection[]> =>
  findCorrections(db, { bookingId });

const findCorrections = prepared('find_storefront_corrections', (db) =>
  db
    .select()
    .from(storefrontCorrections)
    .where(eq(storefrontCorrections.bookingId, arg('bookingId')))
    .orderBy(asc(storefrontCorrections.id)),
);

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
    .where(and(ne(refunds.state, 'done'), eq(refunds.byHand, false), lte(refunds.dueAt, now), notExists(waitsFor)))
    .orderBy(asc(refunds.dueAt), asc(refunds.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

type Change = Partial<Omit<typeof refunds.$inferInsert, 'id'>>;

/**
 * Writes what became of a refund that is in hand; false when it is done meanwhile, a person settled it, or another process
 * took it over.
 */
export const updateRefund = (tx: Db, refund: Refund, change: Change): Promise<boolean> =>
  updateWhere(tx, change, [eq(refunds.id, refund.id), eq(refunds.attempts, refund.attempts), isSettledAs(refund)]);

/** Nobody settled it since it was read. */
const isSettledAs = ({ settledAt }: Refund): SQL =>
  settledAt === null ? isNull(refunds.settledAt) : eq(refunds.settledAt, settledAt);

/** Writes that a refund is done, whatever was decided meanwhile; false when it is done already. */
export const completeRefund = (tx: Db, id: number, change: Change & { state: 'done' }): Promise<boolean> =>
  updateWhere(tx, change, [eq(refunds.id, id)]);

async function updateWhere(tx: Db, change: Change, where: SQL[]): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set(change)
    .where(and(...where, ne(refunds.state, 'done')))
    .returning({ id: refunds.id });
  return rows.length === 1;
}

/** A refund and whether it is stuck, locked until the transaction ends; null where there is none. */
export async function lockRefund(tx: Db, id: number): Promise<(Refund & { stuck: boolean }) | null> {
  const [row] = await tx.select(withStuck).from(refunds).where(eq(refunds.id, id)).for('update');
  return row ?? null;
}

/** The gateway's numbers of the other refunds of a payment. */
export async function numbersBeside(tx: Db, { id, ticket }: Refund): Promise<(string | null)[]> {
  const rows = await tx
    .select({ number: refunds.refundTransactionNo })
    .from(refunds)
    .where(and(eq(refunds.ticket, ticket), ne(refunds.id, id)));
  return rows.map(({ number }) => number);
}

/** The other refunds of the same payment and amount that the gateway was asked for. */
export const equalRefunds = (tx: Db, { id, ticket, amount }: Refund): Promise<EqualRefund[]> =>
  tx
    .select({
      amount: refunds.amount,
      refundTransactionNo: refunds.refundTransactionNo,
      settlement: refunds.settlement,
    })
    .from(refunds)
    .where(and(eq(refunds.ticket, ticket), eq(refunds.amount, amount), ne(refunds.id, id), gt(refunds.attempts, 0)));

/** The refunds of a booking as an operator sees them: whether they are stuck, and who settled them. */
export const refundsWithOperators = (db: Db, bookingId: string) =>
  db
    .select({ ...withStuck, administrator: administrators.email })
    .from(refunds)
    .leftJoin(administrators, eq(administrators.id, refunds.settledBy))
    .where(eq(refunds.bookingId, bookingId))
    .orderBy(asc(refunds.id));
export type ShownRefund = Awaited<ReturnType<typeof refundsWithOperators>>[number];

type Named = Pick<typeof refunds.$inferSelect, 'orderNo' | 'reason' | 'partNo'>;

/** What the mail of a refund names as its subject. */
export const subjectOfRefund = ({ orderNo, reason, partNo }: Named): string =>
  [orderNo, reason, ...(partNo === '' ? [] : [partNo])].join(':');

/** What the standing of a booking's money follows from, locked until the transaction ends. */
export async function lockSale(tx: Db, bookingId: string) {
  const { id, orderNo, status, createdAt, base, gst, qst, total } = bookings;
  const sale = { id, orderNo, status, createdAt, base, gst, qst, total };
  const [row] = await tx.select(sale).from(bookings).where(eq(bookings.id, bookingId)).for('update');
  return row ?? null;
}

type Standing = Pick<Partial<typeof bookings.$inferInsert>, 'paymentStatus' | 'refundStatus' | 'refundProcessedAt'>;

/** Writes how the money of a booking stands into its row. */
export async function updateStanding(tx: Db, bookingId: string, standing: Standing): Promise<void> {
  await tx.update(bookings).set(standing).where(eq(bookings.id, bookingId));
}

/** Who is told about a refund: the booking's customer, or who paid without getting one; null when unknown. */
export async function findRefundRecipient(
  tx: Db,
  { bookingId, orderNo, recipient }: Refund,
): Promise<RefundRecipient | null> {
  if (bookingId !== null) {
    const { email, contactName, language } = bookings;
    const [row] = await tx.select({ email, contactName, language }).from(bookings).where(eq(bookings.id, bookingId));
    return row ?? null;
  }
  if (recipient) return recipient;
  const { customer, language } = bookingContexts;
  const [row] = await tx
    .select({ customer, language })
    .from(bookingContexts)
    .where(eq(bookingContexts.orderNo, orderNo));
  return row?.customer ? { ...row.customer, language: row.language } : null;
}

/** Forgets who was told of refunds that were done before `before`; how many. */
export async function forgetRecipients(db: Db, before: Date): Promise<number> {
  const gone = await db
    .update(refunds)
    .set({ recipient: null })
    .where(and(eq(refunds.state, 'done'), lte(refunds.doneAt, before), isNotNull(refunds.recipient)))
    .returning({ id: refunds.id });
  return gone.length;
}

/** What mails about the refunds of some orders name as their subject: each of which there may be one. */
export async function refundSubjectsOf(db: Db, orders: readonly string[]): Promise<string[]> {
  const partly = await db
    .select({ orderNo: refunds.orderNo, reason: refunds.reason, partNo: refunds.partNo })
    .from(refunds)
    .where(and(inArray(refunds.orderNo, [...orders]), ne(refunds.partNo, '')));
  const whole = orders.flatMap((orderNo) => refundReasons.map((reason) => ({ orderNo, reason, partNo: '' })));
  return [...whole, ...partly].map(subjectOfRefund);
}

/** What went back of each of some bookings. */
export async function refundedOf(db: Db, bookingIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { bookingId, amount, state } = refunds;
  const rows = await db
    .select({ bookingId: sql<string>`${bookingId}`, amount: sql<number>`sum(${amount})::int` })
    .from(refunds)
    .where(and(inArray(bookingId, [...bookingIds]), eq(state, 'done')))
    .groupBy(bookingId);
  return new Map(rows.map((row) => [row.bookingId, row.amount]));
}
