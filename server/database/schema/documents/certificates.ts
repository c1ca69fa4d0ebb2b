import { pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from '#server/database/schema/bookings.ts';
import { instant } from '#server/database/schema/columns.ts';

/**
 * The public number of a completed coating visit. What it confirms is read from the booking, so that a visit that turns out
 * not to have been done leaves no certificate behind.
 */
export const certificates = pgTable('certificates', {
  number: text().primaryKey(),
  bookingId: text()
    .notNull()
    .unique()
    .references(() => bookings.id),
  issuedAt: instant().notNull(),
});
