import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Language } from '#domain/language.ts';
import { refundMethods } from '#domain/refunds/method.ts';
import { settlements } from '#domain/refunds/settlement.ts';
import { bookings } from './bookings.ts';
import { centsColumn, instant, isIn, oneOf } from './columns.ts';

/**
 * `not-booked`: the payment could not become a booking. `cancellation`: the booking was cancelled in time, or by the
 * operator. `partial`: the operator refunds a part, also after the full refund of a cancelled booking.
 */
export const refundReasons = ['not-booked', 'cancellation', 'partial'] as const;
/** `ofCharge`: what they paid was to be added to a booking that stands. */
export type RefundRecipient = { email: string; contactName: string; language: Language; ofCharge?: boolean };
export const refundStates = ['requested', 'calling', 'unknown', 'done'] as const;

/**
 * Refunds, one row per payment, reason and part. The gateway has no idempotency keys, so a row becomes `calling` before the
 * request; without an answer it is `unknown` and is looked up at the gateway, never blindly repeated.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reason: oneOf(refundReasons).notNull(),
    /** The number of a partial refund; empty for the other reasons. */
    partNo: text().notNull().default(''),
    orderNo: text().notNull(),
    ticket: text().notNull(),
    bookingId: text().references(() => bookings.id),
    /** The payment's order number at the gateway, which may have a suffix. */
    gatewayOrderNo: text().notNull(),
    transactionNo: text().notNull(),
    amount: centsColumn().notNull(),
    /** The refunded part of the price and each tax, and its number within the booking; null without a booking. */
    base: centsColumn(),
    gst: centsColumn(),
    qst: centsColumn(),
    creditNo: integer(),
    paidAt: instant().notNull(),
    state: oneOf(refundStates).notNull().default('requested'),
    /** Payments received by hand are refunded by hand: the gateway does not know them. */
    byHand: boolean().notNull().default(false),
    /** The method of the last request; null before the first. */
    method: oneOf(refundMethods),
    attempts: integer().notNull().default(0),
    /** Requests without an answer; the operator is alerted when they add up. */
    silences: integer().notNull().default(0),
    dueAt: instant().notNull(),
    calledAt: instant(),
    /** Whether the customer gets an e-mail once the refund is done, and the operator's message in it. */
    notifyCustomer: boolean().notNull().default(true),
    customerNote: text(),
    /** Who paid, if there is no booking; deleted some time after the refund is done. */
    recipient: jsonb().$type<RefundRecipient>(),
    /** The gateway's transaction number of the refund itself. */
    refundTransactionNo: text(),
    failure: text(),
    /** An owner's last decision about it, who and why; null if only the gateway decided. */
    settlement: oneOf(settlements),
    settledAt: instant(),
    settledBy: text(),
    settlementReason: text(),
    createdAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [
    unique('refunds_once').on(table.ticket, table.reason, table.partNo),
    unique('refunds_credit').on(table.bookingId, table.creditNo),
    index('refunds_due').on(table.dueAt).where(sql`state <> 'done'`),
    index('refunds_order').on(table.orderNo),
    index('refunds_booking').on(table.bookingId),
    index('refunds_done').on(table.doneAt).where(sql`state = 'done'`),
    index('refunds_recipients').on(table.doneAt).where(sql`recipient is not null`),
    check('refunds_reason', isIn('reason', refundReasons)),
    check('refunds_state', isIn('state', refundStates)),
    check('refunds_method', isIn('method', refundMethods)),
    check('refunds_amount', sql`amount > 0`),
    check(
      'refunds_parts',
      sql`booking_id is null or coalesce(least(base, gst, qst, credit_no - 1) >= 0 and amount = base + gst + qst, false)`,
    ),
    check('refunds_settlement', isIn('settlement', settlements)),
  ],
);
