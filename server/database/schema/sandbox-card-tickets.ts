import { sql } from 'drizzle-orm';
import { bigint, check, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { languages } from '#domain/language.ts';
import { centsColumn, instant, isIn, oneOf } from './columns.ts';

const ticketStates = ['open', 'approved', 'declined'] as const;

/** The books of the card gateway's local stand-in; they survive a killed program, as the real ones would. */
export const sandboxCardTickets = pgTable(
  'sandbox_card_tickets',
  {
    serial: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ticket: text().notNull().unique(),
    orderNo: text().notNull(),
    amount: centsColumn().notNull(),
    language: oneOf(languages).notNull(),
    state: oneOf(ticketStates).notNull().default('open'),
    settlement: jsonb().$type<Record<string, string>>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // Like the real gateway: an order number is charged once.
    uniqueIndex('sandbox_card_tickets_charged_once').on(table.orderNo).where(sql`state = 'approved'`),
    check('sandbox_card_tickets_state', isIn('state', ticketStates)),
  ],
);
