import { bigint, check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { instant, isIn, oneOf } from './columns.ts';

export const movers = ['customer', 'weather', 'operator'] as const;

/** Each time that a visit was moved: from when to when, and at whose wish. Rows are only added. */
export const bookingMoves = pgTable(
  'booking_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    movedBy: oneOf(movers).notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
    fromTime: text().notNull(),
    toDate: date({ mode: 'string' }).notNull(),
    toTime: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('booking_moves_booking').on(table.bookingId), check('booking_moves_by', isIn('moved_by', movers))],
);
