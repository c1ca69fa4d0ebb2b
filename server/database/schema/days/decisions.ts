import { check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { decisionKinds } from '#domain/decisions/to-decide.ts';
import { instant, isIn, oneOf } from '#server/database/schema/columns.ts';

/**
 * Visits needing a decision that stay as they are. Moving, cancelling or marking one is itself a decision; a visit that was
 * moved needs a new decision on its new day. Append-only.
 */
export const keptVisits = pgTable(
  'kept_visits',
  {
    /** Id of the booking or of the payment link. */
    subject: text().notNull(),
    /** Its day at that time. */
    visitDate: date({ mode: 'string' }).notNull(),
    kind: oneOf(decisionKinds).notNull(),
    /** Null if decided automatically. */
    administratorId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.visitDate, table.kind] }),
    index('kept_visits_day').on(table.visitDate),
    check('kept_visits_kind', isIn('kind', decisionKinds)),
  ],
);
