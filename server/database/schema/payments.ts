import { bigint, boolean, check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { paymentMethods } from '#domain/ledger/by-hand.ts';
import type { PaymentEventType } from '#domain/ledger/money-of-order.ts';
import { bookings } from './bookings.ts';
import { centsColumn, instant, isIn, oneOf } from './columns.ts';

/** The payment ledger: every request to the gateway and every answer. Append-only, enforced by a trigger. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text().notNull(),
    ticket: text(),
    eventType: text().$type<PaymentEventType>().notNull(),
    status: text().notNull().default('received'),
    /** The amount charged or refunded, or requested to be. */
    amount: centsColumn(),
    rawPayload: jsonb().$type<Record<string, unknown>>(),
    processedAt: instant(),
    failureReason: text(),
    bookingId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index('payment_events_order').on(table.orderNo)],
);

/**
 * The gateway's receipt of a paid ticket, one per ticket and per transaction of a store; or a payment received in cash or by
 * transfer, under our own ticket.
 */
export const paymentReceipts = pgTable(
  'payment_receipts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text().notNull(),
    bookingId: text().references(() => bookings.id),
    ticket: text().notNull().unique(),
    /** The store the transaction belongs to; empty for receipts older than this column. */
    store: text().notNull().default(''),
    method: oneOf(paymentMethods).notNull().default('card'),
    /** The bank’s number of a transfer, if the operator recorded it. */
    reference: text(),
    transactionNo: text().notNull(),
    approvalCode: text().notNull(),
    amount: centsColumn().notNull(),
    responseCode: text().notNull(),
    message: text().notNull(),
    receiptJson: jsonb().$type<Record<string, unknown>>().notNull(),
    paymentVerified: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('payment_receipts_transaction').on(table.store, table.transactionNo),
    index('payment_receipts_booking').on(table.bookingId),
    index('payment_receipts_order').on(table.orderNo),
    check('payment_receipts_method', isIn('method', paymentMethods)),
  ],
);
