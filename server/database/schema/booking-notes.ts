import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { instant } from './columns.ts';

/** What the house wrote down about a booking for itself. Rows are only added. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    administratorId: text().notNull(),
    words: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('booking_notes_booking').on(table.bookingId, table.id)],
);
