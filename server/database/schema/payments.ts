import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { PaymentEventType } from '#domain/ledger/event-types.ts';
import { refundMethods } from '#domain/refunds/method.ts';
import { bookings } from './bookings.ts';
import { centsColumn, instant, isIn, oneOf } from './columns.ts';

/** The ledger: everything that was asked and answered about money, appended and never changed (a trigger holds it). */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text().notNull(),
    ticket: text(),
    eventType: text().$type<PaymentEventType>().notNull(),
    status: text().notNull().default('received'),
    /** What moved or was meant to move. */
    amount: centsColumn(),
    rawPayload: jsonb().$type<Record<string, unknown>>(),
    processedAt: instant(),
    failureReason: text(),
    bookingId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index('payment_events_order').on(table.orderNo)],
);

/** What the gateway's own books said of a paid ticket. One per ticket and per transaction. */
export const paymentReceipts = pgTable(
  'payment_receipts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text().notNull(),
    bookingId: text().references(() => bookings.id),
    ticket: text().notNull().unique(),
    transactionNo: text().notNull().unique(),
    approvalCode: text().notNull(),
    amount: centsColumn().notNull(),
    responseCode: text().notNull(),
    message: text().notNull(),
    receiptJson: jsonb().$type<Record<string, unknown>>().notNull(),
    paymentVerified: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [index('payment_receipts_booking').on(table.bookingId), index('payment_receipts_order').on(table.orderNo)],
);

/**
 * `not-booked`: the payment could not become a booking. `cancellation`: the visit was cancelled, in time or by the
 * operator. `partial`: the operator gives a part back while the visit stays.
 */
export const refundReasons = ['not-booked', 'cancellation', 'partial'] as const;
export const refundStates = ['requested', 'calling', 'unknown', 'done'] as const;

/**
 * Money on its way back, one row per payment and reason. The gateway knows no idempotency key, so a row is `calling`
 * before it is asked; what was never answered is `unknown` and is looked up, never asked again blindly.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reason: oneOf(refundReasons).notNull(),
    /** Tells apart what may happen more than once to one payment: the number of a partial refund. */
    partNo: text().notNull().default(''),
    orderNo: text().notNull(),
    ticket: text().notNull(),
    bookingId: text().references(() => bookings.id),
    /** As the gateway knows the payment; its order number may carry a suffix of its own. */
    gatewayOrderNo: text().notNull(),
    transactionNo: text().notNull(),
    amount: centsColumn().notNull(),
    paidAt: instant().notNull(),
    state: oneOf(refundStates).notNull().default('requested'),
    /** How it was asked for last. */
    method: oneOf(refundMethods),
    attempts: integer().notNull().default(0),
    /** Times that no answer came; the operator is told when they add up. */
    silences: integer().notNull().default(0),
    dueAt: instant().notNull(),
    calledAt: instant(),
    /** Whether the customer is told once the money is back, and what the operator adds in their own words. */
    notifyCustomer: boolean().notNull().default(true),
    customerNote: text(),
    /** The number of the gateway's own transaction that gave the money back. */
    refundTransactionNo: text(),
    failure: text(),
    createdAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [
    unique('refunds_once').on(table.ticket, table.reason, table.partNo),
    index('refunds_due').on(table.dueAt).where(sql`state <> 'done'`),
    index('refunds_order').on(table.orderNo),
    check('refunds_reason', isIn('reason', refundReasons)),
    check('refunds_state', isIn('state', refundStates)),
    check('refunds_method', isIn('method', refundMethods)),
    check('refunds_amount', sql`amount > 0`),
  ],
);
