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
import type { Customer } from '#domain/booking/checkout.ts';
import type { EqualRefund } from '#domain/refunds/settlement.ts';
import type { Db } from '#server/database/database.ts';
import { arg, prepared } from '#server/database/prepared.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { bookings, storefrontCorrections } from '#server/database/schema/bookings.ts';
import { bookingContexts } from '#server/database/schema/checkout.ts';
import { type RefundRecipient, refundReasons, refunds } from '#server/database/schema/refunds.ts';

export type Refund = typeof refunds.$inferSelect;
/** `paid`: the difference that was asked for was paid. */
export type StorefrontCorrection = typeof storefrontCorrections.$inferSelect & { paid: boolean };

/** After this many calls without an answer, an operator has to look at a refund (`record.ts` alerts them). */
export const lastingSilences = 5;

/**
 * A refund that does not complete by itself: it is manual, its outcome is unknown, or the gateway
 * refused it. A refused void is followed by a refund at once.
 */
export const isStuck: SQL<boolean> = sql<boolean>`(${refunds.state} <> 'done' and (
  ${refunds.byHand}
  or ${refunds.state} = 'unknown'
  or ${refunds.silences} >= ${lastingSilences}
  or (${refunds.failure} is not null and ${refunds.method} = 'refund' and ${refunds.silences} = 0)))`;

const withStuck = { ...getTableColumns(refunds), stuck: isStuck };

/** Requests a refund; false if already requested for the same reason. */
export async function insertRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ id: refunds.id });
  return rows.length === 1;
}

/**
 * Withdraws the refund requests of a cancelled booking, one for each of its payments; `sent` if the gateway was already asked
 * for one, an owner is settling it, or a part was refunded since; none if there was no request.
 */
export async function withdrawRefunds(tx: Db, bookingId: string): Promise<Refund[] | 'sent'> {
  const all = await refundsOf(tx, bookingId);
  const wanted = all.filter(({ reason }) => reason === 'cancellation');
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ id }) => id);
  const isUnsent = and(inArray(refunds.id, ids), eq(refunds.state, 'requested'), eq(refunds.attempts, 0));
  const unsent = await tx.select().from(refunds).where(isUnsent).for('update', { skipLocked: true });
  if (unsent.length < wanted.length || all.at(-1)?.reason !== 'cancellation') return 'sent';
  await tx.delete(refunds).where(inArray(refunds.id, ids));
  return unsent;
}

/** All refunds of a booking's payment, done or pending, in order of request. */
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

const isPaid = sql<boolean>`exists (
  select from booking_charges where correction_id = storefront_corrections.id and paid_at is not null)`;

const findCorrections = prepared('find_storefront_corrections', (db) =>
  db
    .select({ ...getTableColumns(storefrontCorrections), paid: isPaid })
    .from(storefrontCorrections)
    .where(eq(storefrontCorrections.bookingId, arg('bookingId')))
    .orderBy(asc(storefrontCorrections.id)),
);

/**
 * The next refund that is due, locked until the transaction ends; one locked by another process is skipped. Two
 * of one payment never run at once: a later one waits until the earlier ones are done.
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
 * Records the outcome of a claimed refund; false if it is already done, an owner settled it, or another process
 * took it over.
 */
export const updateRefund = (tx: Db, refund: Refund, change: Change): Promise<boolean> =>
  updateWhere(tx, change, [eq(refunds.id, refund.id), eq(refunds.attempts, refund.attempts), isSettledAs(refund)]);

/** It was not settled since it was read. */
const isSettledAs = ({ settledAt }: Refund): SQL =>
  settledAt === null ? isNull(refunds.settledAt) : eq(refunds.settledAt, settledAt);

/** Marks a refund as done, whatever was decided since; false if it already is. */
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

/** A refund and whether it is stuck, locked until the transaction ends; null if there is none. */
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

/** The outbox subject of a refund's mail. */
export const subjectOfRefund = ({ orderNo, reason, partNo }: Named): string =>
  [orderNo, reason, ...(partNo === '' ? [] : [partNo])].join(':');

/** What a booking's refund status is derived from, locked until the transaction ends. */
export async function lockSale(tx: Db, bookingId: string) {
  const { id, orderNo, status, createdAt, base, gst, qst, total } = bookings;
  const sale = { id, orderNo, status, createdAt, base, gst, qst, total };
  const [row] = await tx.select(sale).from(bookings).where(eq(bookings.id, bookingId)).for('update');
  return row ?? null;
}

type Standing = Pick<Partial<typeof bookings.$inferInsert>, 'paymentStatus' | 'refundStatus' | 'refundProcessedAt'>;

/** Writes a booking's refund status into its row. */
export async function updateStanding(tx: Db, bookingId: string, standing: Standing): Promise<void> {
  await tx.update(bookings).set(standing).where(eq(bookings.id, bookingId));
}

/** Who is notified of a refund: the booking's customer, or the payer if there is no booking; null if unknown. */
export async function findRefundRecipient(
  tx: Db,
  { bookingId, orderNo, recipient }: Refund,
): Promise<(RefundRecipient & Pick<Customer, 'invoiceEmail'>) | null> {
  if (bookingId !== null) {
    const { email, contactName, language, invoiceEmail } = bookings;
    const [row] = await tx
      .select({ email, contactName, language, invoiceEmail })
      .from(bookings)
      .where(eq(bookings.id, bookingId));
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

/** Deletes the recipients of refunds done before `before`; returns how many. */
export async function forgetRecipients(db: Db, before: Date): Promise<number> {
  const gone = await db
    .update(refunds)
    .set({ recipient: null })
    .where(and(eq(refunds.state, 'done'), lte(refunds.doneAt, before), isNotNull(refunds.recipient)))
    .returning({ id: refunds.id });
  return gone.length;
}

/** All possible outbox subjects of mails about the refunds of some orders. */
export async function refundSubjectsOf(db: Db, orders: readonly string[]): Promise<string[]> {
  const partly = await db
    .select({ orderNo: refunds.orderNo, reason: refunds.reason, partNo: refunds.partNo })
    .from(refunds)
    .where(and(inArray(refunds.orderNo, [...orders]), ne(refunds.partNo, '')));
  const whole = orders.flatMap((orderNo) => refundReasons.map((reason) => ({ orderNo, reason, partNo: '' })));
  return [...whole, ...partly].map(subjectOfRefund);
}

/** The refunded amount of each of some bookings. */
export async function refundedOf(db: Db, bookingIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { bookingId, amount, state } = refunds;
  const rows = await db
    .select({ bookingId: sql<string>`${bookingId}`, amount: sql<number>`sum(${amount})::int` })
    .from(refunds)
    .where(and(inArray(bookingId, [...bookingIds]), eq(state, 'done')))
    .groupBy(bookingId);
  return new Map(rows.map((row) => [row.bookingId, row.amount]));
}
