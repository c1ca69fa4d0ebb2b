import { check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { decisionKinds } from '#domain/decisions/to-decide.ts';
import { instant, isIn, oneOf } from '#server/database/schema/columns.ts';

/**
 * Visits that were to be decided and stay as they are. Moving, cancelling or marking one says so by itself; a visit that was
 * moved is to be decided anew on its other day. Append-only.
 */
export const keptVisits = pgTable(
  'kept_visits',
  {
    /** Id of the booking or of the payment link. */
    subject: text().notNull(),
    /** Its day then. */
    visitDate: date({ mode: 'string' }).notNull(),
    kind: oneOf(decisionKinds).notNull(),
    /** Null where no person decided. */
    administratorId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.visitDate, table.kind] }),
    index('kept_visits_day').on(table.visitDate),
    check('kept_visits_kind', isIn('kind', decisionKinds)),
  ],
);
