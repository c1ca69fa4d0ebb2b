import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import {
  accountingRecords,
  addressChanges,
  administrators,
  auditLog,
  bookingCorrections,
  bookingNotes,
  bookings,
  dayClaims,
  outbox,
  refunds,
  visitReports,
} from '#server/database/schema/index.ts';
import { refundReasons } from '#server/database/schema/payments.ts';
import { subjectOfRefund } from '#server/modules/refunds/queries.ts';
import { lockBooking } from './visits.ts';

/** A booking by its order number, locked until the transaction ends. */
export const lockBookingByOrder = (tx: Db, orderNo: string): Promise<Booking | null> =>
  lockBooking(tx, eq(bookings.orderNo, orderNo));

/** Adds a note; answers its number. */
export async function insertNote(tx: Db, note: typeof bookingNotes.$inferInsert): Promise<number> {
  const [row] = await tx.insert(bookingNotes).values(note).returning({ id: bookingNotes.id });
  if (!row) throw new Error('a note was not written');
  return row.id;
}

/** The notes of a booking with who wrote them, the oldest first. */
export const notesOf = (db: Db, bookingId: string) =>
  db
    .select({
      createdAt: bookingNotes.createdAt,
      words: bookingNotes.words,
      by: administrators.email,
      /** Whether a crew wrote it at the door. */
      crew: sql<boolean>`${visitReports.id} is not null`,
    })
    .from(bookingNotes)
    .leftJoin(administrators, eq(administrators.id, bookingNotes.administratorId))
    .leftJoin(visitReports, eq(visitReports.noteId, bookingNotes.id))
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(asc(bookingNotes.id));

/** Keeps what was corrected; answers its number. */
export async function insertCorrection(tx: Db, one: typeof bookingCorrections.$inferInsert): Promise<number> {
  const [row] = await tx.insert(bookingCorrections).values(one).returning({ id: bookingCorrections.id });
  if (!row) throw new Error('a correction was not written');
  return row.id;
}

/** What was corrected of a booking's contact and by whom, the oldest first; empty where it is forgotten. */
export const correctionsOf = (db: Db, bookingId: string) =>
  db
    .select({
      createdAt: bookingCorrections.createdAt,
      before: bookingCorrections.before,
      after: bookingCorrections.after,
      by: administrators.email,
      /** Of a new e-mail address that does not count: whether it may yet. */
      asked: sql<'waiting' | 'unused' | null>`case when ${addressChanges.id} is null or counted_at is not null then null
        when ended_at is null then 'waiting' else 'unused' end`,
    })
    .from(bookingCorrections)
    .leftJoin(administrators, eq(administrators.id, bookingCorrections.administratorId))
    .leftJoin(addressChanges, eq(addressChanges.correctionId, bookingCorrections.id))
    .where(eq(bookingCorrections.bookingId, bookingId))
    .orderBy(asc(bookingCorrections.id));

/** What administrators did to a booking, the oldest first. */
export const auditEntriesOf = (db: Db, bookingId: string) =>
  db
    .select({
      createdAt: auditLog.createdAt,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
      by: administrators.email,
    })
    .from(auditLog)
    .leftJoin(administrators, eq(administrators.id, auditLog.administratorId))
    .where(eq(auditLog.subject, bookingId))
    .orderBy(asc(auditLog.id));

/** What messages about bookings name as their subject: a booking itself, or one of the refunds of its order. */
export async function subjectsOf(db: Db, ...about: Pick<Booking, 'id' | 'orderNo'>[]): Promise<string[]> {
  const orders = about.map(({ orderNo }) => orderNo);
  const partly = await db
    .select({ orderNo: refunds.orderNo, reason: refunds.reason, partNo: refunds.partNo })
    .from(refunds)
    .where(and(inArray(refunds.orderNo, orders), ne(refunds.partNo, '')));
  const whole = orders.flatMap((orderNo) => refundReasons.map((reason) => ({ orderNo, reason, partNo: '' })));
  return [...about.map(({ id }) => id), ...[...whole, ...partly].map(subjectOfRefund)];
}

/** The id of the booking that a message is about, where it is about one. */
export const bookingOfMessage = sql<string>`coalesce(${outbox.detail} ->> 'bookingId', ${outbox.subject})`;

/** Why the last try to record a booking in the accounts stopped; null when it did not. */
export async function syncFailureOf(db: Db, bookingId: string): Promise<string | null> {
  const [row] = await db
    .select({ failure: accountingRecords.failure })
    .from(accountingRecords)
    .where(eq(accountingRecords.bookingId, bookingId));
  return row?.failure ?? null;
}

/** How many visits and holds keep a day. */
export async function claimsOn(tx: Db, date: IsoDate): Promise<number> {
  const [row] = await tx.select({ claims: count() }).from(dayClaims).where(eq(dayClaims.serviceDate, date));
  return row?.claims ?? 0;
}
