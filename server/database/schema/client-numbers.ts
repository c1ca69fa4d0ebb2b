import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { isIn, oneOf } from './columns.ts';

export const clientKinds = ['HC', 'VIP'] as const;

/**
 * Every number that can ever be handed out, one row each; a row with a booking is gone for good. The migration makes its
 * reference deferred, so that a number can be taken before the booking that carries it is written.
 */
export const clientNumbers = pgTable(
  'client_numbers',
  {
    kind: oneOf(clientKinds).notNull(),
    number: integer().notNull(),
    bookingId: text()
      .unique()
      .references(() => bookings.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.number] }),
    uniqueIndex('client_numbers_free').on(table.kind, table.number).where(sql`booking_id is null`),
    check('client_numbers_kind', isIn('kind', clientKinds)),
  ],
);
