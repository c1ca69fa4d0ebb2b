import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { photoKinds } from '#domain/photos/photo.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { instant, isIn, oneOf } from '#server/database/schema/columns.ts';

/**
 * Photographs that crews took at visits; the files are in the photo store under a key derived from the id. A row is written
 * once its file is stored, and a file without a row is removed. The phone assigns the id, so that a resend counts once.
 */
export const visitPhotos = pgTable(
  'visit_photos',
  {
    id: uuid().primaryKey(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    administratorId: text().notNull(),
    kind: oneOf(photoKinds).notNull(),
    /** The day of the visit, which may have been moved since. */
    visitDate: date({ mode: 'string' }).notNull(),
    /** By the phone's clock, within what the server accepts. */
    takenAt: instant().notNull(),
    receivedAt: instant().notNull(),
    /** Of the stored file. */
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    index('visit_photos_booking').on(table.bookingId, table.takenAt),
    index('visit_photos_date').on(table.visitDate),
    check('visit_photos_kind', isIn('kind', photoKinds)),
  ],
);
