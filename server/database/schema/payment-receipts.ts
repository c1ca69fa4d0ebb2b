import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { centsColumn, instant } from './columns.ts';

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
