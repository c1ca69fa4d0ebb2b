import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bookings } from '#server/database/schema/bookings.ts';
import { instant } from '#server/database/schema/columns.ts';

/** Which crew the office assigned to a visit on its day; a moved visit has none, and one is suggested. */
export const visitCrews = pgTable(
  'visit_crews',
  {
    bookingId: text()
      .primaryKey()
      .references(() => bookings.id),
    visitDate: date({ mode: 'string' }).notNull(),
    crew: smallint().notNull(),
    administratorId: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('visit_crews_date').on(table.visitDate), check('visit_crews_crew', sql`crew >= 1`)],
);
