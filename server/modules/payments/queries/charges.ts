import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import type { Db } from '#server/database/database.ts';
import { arg, prepared } from '#server/database/prepared.ts';
import { type BookingCharge, bookingCharges } from '#server/database/schema/charges.ts';
import { paymentReceipts } from '#server/database/schema/payments.ts';

const { id, bookingId, orderNo, paidAt, withdrawnAt, endedAt, expiresAt, createdAt } = bookingCharges;

/** Asks for a charge; false for a repeated request. */
export async function insertCharge(tx: Db, charge: typeof bookingCharges.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(bookingCharges).values(charge).onConflictDoNothing({ target: id }).returning({ id });
  return rows.length === 1;
}

const one = async (db: Db, where: SQL): Promise<BookingCharge | null> =>
  (await db.select().from(bookingCharges).where(where))[0] ?? null;

export const findCharge = (db: Db, chargeId: string) => one(db, eq(id, chargeId));
export const findChargeOfToken = (db: Db, tokenHash: string) => one(db, eq(bookingCharges.tokenHash, tokenHash));

/** Locked until the transaction ends, after its booking: of two payments, the second sees the first. */
export async function lockCharge(tx: Db, chargeId: string): Promise<BookingCharge | null> {
  const [row] = await tx.select().from(bookingCharges).where(eq(id, chargeId)).for('update');
  return row ?? null;
}

/** All charges of a booking, the oldest first. */
export const chargesOf = (db: Db, ofBooking: string): Promise<BookingCharge[]> =>
  db.select().from(bookingCharges).where(eq(bookingId, ofBooking)).orderBy(asc(createdAt), asc(id));

const isOpen = and(isNull(paidAt), isNull(withdrawnAt));

export const openChargeOf = (db: Db, ofBooking: string) => one(db, sql`${eq(bookingId, ofBooking)} and ${isOpen}`);

/** The charges of a booking that were paid, with their receipts, in order of payment. */
export const paidChargesOf = async (db: Db, ofBooking: string): Promise<PaidCharge[]> =>
  (await findPaid(db, { bookingId: ofBooking })).map(paidCharge);

const paidColumns = { charge: bookingCharges, receipt: paymentReceipts };
const findPaid = prepared('find_paid_charges', (db) =>
  db
    .select(paidColumns)
    .from(bookingCharges)
    .innerJoin(paymentReceipts, eq(paymentReceipts.orderNo, orderNo))
    .where(eq(bookingId, arg('bookingId')))
    .orderBy(asc(paidAt), asc(id)),
);

type Joined = { charge: BookingCharge; receipt: typeof paymentReceipts.$inferSelect };
export type PaidCharge = BookingCharge & { orderNo: string; paidAt: Date; ticket: string; receipt: Joined['receipt'] };

const paidCharge = ({ charge, receipt }: Joined): PaidCharge => ({
  ...charge,
  orderNo: receipt.orderNo,
  paidAt: charge.paidAt ?? receipt.createdAt,
  ticket: receipt.ticket,
  receipt,
});

/** The same for the payments of some order numbers. */
export const paidChargesIn = async (db: Db, orders: readonly string[]): Promise<PaidCharge[]> =>
  orders.length === 0
    ? []
    : (
        await db
          .select(paidColumns)
          .from(bookingCharges)
          .innerJoin(paymentReceipts, eq(paymentReceipts.orderNo, orderNo))
          .where(inArray(orderNo, [...orders]))
      ).map(paidCharge);

const change = (tx: Db, chargeId: string, set: Partial<typeof bookingCharges.$inferInsert>) =>
  tx.update(bookingCharges).set(set).where(eq(id, chargeId));

/** It is paid, at the price and the taxes of that day. */
export const setPaid = (tx: Db, chargeId: string, paid: RatedQuote & { orderNo: string; paidAt: Date }) =>
  change(tx, chargeId, paid);

export const setWithdrawn = (tx: Db, chargeId: string, at: Date) => change(tx, chargeId, { withdrawnAt: at });

/** Its link is good until then, and its end will be told. */
export const setChargeEnd = (tx: Db, chargeId: string, end: Date) =>
  change(tx, chargeId, { expiresAt: end, endedAt: null });

export const setChargeEnded = (tx: Db, chargeId: string, at: Date) => change(tx, chargeId, { endedAt: at });

/** Charges whose link ended unpaid and was not reported yet. */
export const endedCharges = (db: Db, now: Date): Promise<BookingCharge[]> =>
  db
    .select()
    .from(bookingCharges)
    .where(and(isOpen, isNull(endedAt), isNotNull(expiresAt), lte(expiresAt, now)));
