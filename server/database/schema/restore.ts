import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Which server the business runs on, in one row. A copy that is put back, or moved to another server, finds another one
 * than it remembers, and is held: nothing is sent or refunded until a person releases it.
 */
export const databaseIdentity = pgTable(
  'database_identity',
  {
    id: integer().primaryKey().default(1),
    systemIdentifier: text().notNull(),
    timeline: integer().notNull(),
    /** Since when nothing is sent; null while it is not held. */
    heldSince: instant(),
    /** The newest row of the outbox that came with the copy: what is due of these may have been sent before. */
    outboxUpTo: bigint({ mode: 'number' }),
    /** The newest refund that came with the copy; null where a program held it that did not write it down yet. */
    refundsUpTo: bigint({ mode: 'number' }),
  },
  () => [check('database_identity_one', sql`id = 1`)],
);
