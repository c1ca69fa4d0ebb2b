import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { noticeOutcomes, reportKinds } from '#domain/crew/report.ts';
import { bookingNotes, bookings } from '#server/database/schema/bookings.ts';
import { instant, isIn, oneOf } from '#server/database/schema/columns.ts';

/** Crews' reports about visits from their phones. The phone assigns the id, so that a resend counts once. */
export const visitReports = pgTable(
  'visit_reports',
  {
    id: uuid().primaryKey(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    administratorId: text().notNull(),
    kind: oneOf(reportKinds).notNull(),
    /** The day of the visit, which may have been moved since. */
    visitDate: date({ mode: 'string' }).notNull(),
    /** By the phone's clock, within what the server accepts. */
    pressedAt: instant().notNull(),
    receivedAt: instant().notNull(),
    /** The outcome of the text to the customer, for `on-my-way`. */
    notice: oneOf(noticeOutcomes),
    /** The text of a note, kept and deleted like all notes. */
    noteId: bigint({ mode: 'number' }).references(() => bookingNotes.id),
  },
  (table) => [
    index('visit_reports_booking').on(table.bookingId, table.pressedAt),
    index('visit_reports_note').on(table.noteId).where(sql`note_id is not null`),
    uniqueIndex('visit_reports_once')
      .on(table.bookingId, table.visitDate, table.kind)
      .where(sql`kind in ('on-my-way', 'arrived')`),
    check('visit_reports_kind', isIn('kind', reportKinds)),
    check('visit_reports_notice', isIn('notice', noticeOutcomes)),
    check('visit_reports_note', sql`(kind = 'note') = (note_id is not null)`),
  ],
);
