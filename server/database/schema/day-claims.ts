import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { calendarHolds } from './calendar-holds.ts';

/**
 * Who has a crew on a day: a live hold or a booking, never both and never two. The primary key is the promise that a
 * date is not sold twice; every hold and every booking draws on this one table.
 */
export const dayClaims = pgTable(
  'day_claims',
  {
    serviceDate: date({ mode: 'string' }).notNull(),
    crew: smallint().notNull(),
    holdId: bigint({ mode: 'number' }).references(() => calendarHolds.id),
    bookingId: text()
      .unique()
      .references(() => bookings.id),
  },
  (table) => [
    primaryKey({ columns: [table.serviceDate, table.crew] }),
    index('day_claims_hold').on(table.holdId),
    check('day_claims_one_owner', sql`num_nonnulls(hold_id, booking_id) = 1`),
    check('day_claims_crew', sql`crew >= 1`),
  ],
);
