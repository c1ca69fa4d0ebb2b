import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { cardBrands } from '#domain/ledger/saved-card.ts';
import { bookings } from './bookings.ts';
import { instant, oneOf } from './columns.ts';

/** The card that a client keeps for the next visit, under the booking that was paid with it. At most one per mailbox. */
export const savedCards = pgTable('saved_cards', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  bookingId: text()
    .notNull()
    .unique()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  /** The store whose vault holds it. */
  store: text().notNull(),
  brand: oneOf(cardBrands).notNull(),
  last4: text().notNull(),
  expires: text().notNull(),
  /** What the gateway knows it by, encrypted under the application secret. */
  sealed: text().notNull(),
  createdAt: instant().notNull(),
});
