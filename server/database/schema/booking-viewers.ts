import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';

/** The browsers that may see a booking whole: the one that booked, and those that knew its e-mail. */
export const bookingViewers = pgTable(
  'booking_viewers',
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    visitorHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.visitorHash] })],
);
