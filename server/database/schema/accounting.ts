import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Done } from '#domain/accounting/records.ts';
import { bookings } from './bookings.ts';
import { instant } from './columns.ts';

/** What of a booking is known to be at the accounting service, by step, with the ids that it has there. */
export const accountingRecords = pgTable('accounting_records', {
  bookingId: text()
    .primaryKey()
    .references(() => bookings.id),
  done: jsonb().$type<Done>().notNull(),
  /** Why the last try did not get to its end. */
  failure: text(),
  updatedAt: instant().notNull(),
});

/** The one connection that all copies of the program share: its access token, and who is renewing it. */
export const accountingConnection = pgTable(
  'accounting_connection',
  {
    id: integer().primaryKey(),
    accessToken: text(),
    expiresAt: instant(),
    /** One copy renews the token; after this instant another may. */
    renewingUntil: instant(),
    /** Why our credentials were refused; null while they are good. */
    refusal: text(),
  },
  () => [check('accounting_connection_one', sql`id = 1`)],
);

/** What the accounting stand-in keeps, in the provider's own words. */
export const sandboxAccounting = pgTable(
  'sandbox_accounting',
  {
    serial: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    key: text().notNull(),
    uniqueValue: text(),
    data: jsonb().$type<unknown>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('sandbox_accounting_once').on(table.kind, table.uniqueValue),
    index('sandbox_accounting_key').on(table.kind, table.key, table.serial),
  ],
);
