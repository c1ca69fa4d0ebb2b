import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { instant } from './columns.ts';

/**
 * A client, as derived from their bookings. A merged record keeps its visits and notes, so that the two
 * can be split again; `rootId` is the record it is shown in, its own id if not merged.
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

/** The client of a booking. A trigger of `bookings` inserts the row; the worker assigns the record. */
export const clientVisits = pgTable(
  'client_visits',
  {
    bookingId: text()
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    recordId: uuid().references(() => clientRecords.id),
    /** As in the booking. */
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
