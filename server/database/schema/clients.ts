import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { instant } from './columns.ts';

/**
 * A client, as their bookings tell them. A record that was joined into another keeps its visits and notes, so that the two
 * can be parted again; `rootId` is the record that it is shown in, its own where it was not joined.
 */
export const clientRecords = pgTable(
  'client_records',
  {
    id: uuid().primaryKey(),
    rootId: uuid()
      .notNull()
      .references((): AnyPgColumn => clientRecords.id),
    joinedInto: uuid().references((): AnyPgColumn => clientRecords.id),
    joinedBy: text(),
    joinedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('client_records_root').on(table.rootId),
    index('client_records_joined').on(table.joinedInto).where(sql`joined_into is not null`),
  ],
);

/** Whose a booking is. A trigger of `bookings` writes the row; the worker gives it its record. */
export const clientVisits = pgTable(
  'client_visits',
  {
    bookingId: text()
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    recordId: uuid().references(() => clientRecords.id),
    /** As the booking has it. */
    bookedAt: instant().notNull(),
  },
  (table) => [
    index('client_visits_record').on(table.recordId, table.bookedAt, table.bookingId),
    index('client_visits_waiting').on(table.bookedAt, table.bookingId).where(sql`record_id is null`),
  ],
);

/** Internal notes about a client. Append-only. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recordId: uuid()
      .notNull()
      .references(() => clientRecords.id),
    administratorId: text().notNull(),
    words: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('client_notes_record').on(table.recordId, table.id)],
);
