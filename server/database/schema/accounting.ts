import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Done } from '#domain/accounting/records.ts';
import { refusalKinds } from '#domain/accounting/refusal.ts';
import { bookings } from './bookings.ts';
import { instant, oneOf } from './columns.ts';

const products = ['books', 'bookings'] as const;

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
    /** Why the provider rejected our credentials, in its words; null while they work. */
    refusal: text(),
    refusalKind: oneOf(refusalKinds),
    /** The product that rejected them; null where it was the address of the tokens. */
    refusedBy: oneOf(products),
  },
  () => [check('accounting_connection_one', sql`id = 1`)],
);
