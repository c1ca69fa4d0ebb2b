import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { refundMethods } from '#domain/refunds/method.ts';
import { centsColumn, instant, isIn, oneOf } from './columns.ts';

/** Every refund and void that the card gateway's stand-in was asked for, with what it answered. */
export const sandboxCardRefunds = pgTable(
  'sandbox_card_refunds',
  {
    serial: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text().notNull(),
    /** Of the payment. */
    transactionNo: text().notNull(),
    method: oneOf(refundMethods).notNull(),
    amount: centsColumn().notNull(),
    approved: boolean().notNull(),
    responseCode: text().notNull(),
    message: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('sandbox_card_refunds_payment').on(table.orderNo, table.transactionNo),
    check('sandbox_card_refunds_method', isIn('method', refundMethods)),
  ],
);
