import { pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from '#server/database/schema/bookings.ts';
import { instant } from '#server/database/schema/columns.ts';

/**
 * The public number of a coated visit that was done. What it confirms is read from the booking, so that a visit that is
 * not done after all has no certificate to be forgotten.
 */
export const certificates = pgTable('certificates', {
  number: text().primaryKey(),
  bookingId: text()
    .notNull()
    .unique()
    .references(() => bookings.id),
  issuedAt: instant().notNull(),
});
