import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Done } from '#domain/accounting/records.ts';
import { bookings } from './bookings.ts';
import { instant } from './columns.ts';

/** Which steps of a booking are known to exist at the accounting service, with the provider's ids. */
export const accountingRecords = pgTable('accounting_records', {
  bookingId: text()
    .primaryKey()
    .references(() => bookings.id),
  done: jsonb().$type<Done>().notNull(),
  /** Why the last attempt failed; null after a success. */
  failure: text(),
  updatedAt: instant().notNull(),
});

/** The OAuth connection that all processes share. One row. */
export const accountingConnection = pgTable(
  'accounting_connection',
  {
    id: integer().primaryKey(),
    accessToken: text(),
    expiresAt: instant(),
    /** Lease of the process that is renewing the token; another may try after it. */
    renewingUntil: instant(),
    /** Why the provider rejected our credentials; null while they work. */
    refusal: text(),
  },
  () => [check('accounting_connection_one', sql`id = 1`)],
);

/** The records of the accounting simulator, in the provider's format. */
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
