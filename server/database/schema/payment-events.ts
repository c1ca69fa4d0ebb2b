import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PaymentEventType } from '#domain/ledger/event-types.ts';
import { centsColumn, instant } from './columns.ts';

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
