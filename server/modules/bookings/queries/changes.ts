import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import {
  addressChanges,
  type Booking,
  bookingCorrections,
  bookingNotes,
  bookings,
} from '#server/database/schema/bookings.ts';
import { refundSubjectsOf } from '#server/modules/refunds/queries.ts';
import { lockBooking } from './visits.ts';

/** A booking by its order number, locked until the transaction ends. */
export const lockBookingByOrder = (tx: Db, orderNo: string): Promise<Booking | null> =>
  lockBooking(tx, eq(bookings.orderNo, orderNo));

/** Adds a note; returns its id. */
export async function insertNote(tx: Db, note: typeof bookingNotes.$inferInsert): Promise<number> {
  const [row] = await tx.insert(bookingNotes).values(note).returning({ id: bookingNotes.id });
  if (!row) throw new Error('a note was not written');
  return row.id;
}

/** The notes of some bookings with who wrote them, the oldest first. */
export const notesOf = (db: Db, bookingIds: readonly string[]) =>
  db
    .select({
      id: bookingNotes.id,
      bookingId: bookingNotes.bookingId,
      createdAt: bookingNotes.createdAt,
      words: bookingNotes.words,
      by: administrators.email,
    })
    .from(bookingNotes)
    .leftJoin(administrators, eq(administrators.id, bookingNotes.administratorId))
    .where(inArray(bookingNotes.bookingId, [...bookingIds]))
    .orderBy(asc(bookingNotes.id));

/** Stores a correction; returns its id. */
export async function insertCorrection(tx: Db, one: typeof bookingCorrections.$inferInsert): Promise<number> {
  const [row] = await tx.insert(bookingCorrections).values(one).returning({ id: bookingCorrections.id });
  if (!row) throw new Error('a correction was not written');
  return row.id;
}

/** The corrections of a booking's contact and who made them, oldest first; values are empty once deleted. */
export const correctionsOf = (db: Db, bookingId: string) =>
  db
    .select({
      createdAt: bookingCorrections.createdAt,
      before: bookingCorrections.before,
      after: bookingCorrections.after,
      by: administrators.email,
      /** For a new e-mail address not in effect: whether it is still pending. */
      asked: sql<'waiting' | 'unused' | null>`case when ${addressChanges.id} is null or counted_at is not null then null
        when ended_at is null then 'waiting' else 'unused' end`,
    })
    .from(bookingCorrections)
    .leftJoin(administrators, eq(administrators.id, bookingCorrections.administratorId))
    .leftJoin(addressChanges, eq(addressChanges.correctionId, bookingCorrections.id))
    .where(eq(bookingCorrections.bookingId, bookingId))
    .orderBy(asc(bookingCorrections.id));

/** What messages about bookings name as their subject: a booking itself, or one of the refunds of its order. */
export const subjectsOf = async (db: Db, ...about: Pick<Booking, 'id' | 'orderNo'>[]): Promise<string[]> => [
  ...about.map(({ id }) => id),
  ...(await refundSubjectsOf(
    db,
    about.map(({ orderNo }) => orderNo),
  )),
];
