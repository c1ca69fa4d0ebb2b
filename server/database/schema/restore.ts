import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Which server the business runs on, in one row. A restored copy, or one moved to another server, finds a different one
 * than recorded, and is held: nothing is sent or refunded until an operator releases it.
 */
export const databaseIdentity = pgTable(
  'database_identity',
  {
    id: integer().primaryKey().default(1),
    systemIdentifier: text().notNull(),
    timeline: integer().notNull(),
    /** Since when nothing is sent; null while it is not held. */
    heldSince: instant(),
    /** The newest row of the outbox that came with the copy: messages due up to it may already have been sent. */
    outboxUpTo: bigint({ mode: 'number' }),
    /** The newest refund that came with the copy; null if held by a release that did not record it yet. */
    refundsUpTo: bigint({ mode: 'number' }),
  },
  () => [check('database_identity_one', sql`id = 1`)],
);
