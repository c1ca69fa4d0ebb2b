import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** The books of the card gateway's local stand-in; they survive a killed program, as the real ones would. */
export const sandboxCardTickets = pgTable(
  'sandbox_card_tickets',
  {
    ticket: text().primaryKey(),
    orderNo: text().notNull(),
    state: text().notNull(),
    record: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('sandbox_card_tickets_order').on(table.orderNo)],
);
