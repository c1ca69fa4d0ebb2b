import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { certifiedTypes } from '#business/services.ts';
import type { Db } from '#server/database/database.ts';
import {
  administrators,
  bookingNotes,
  bookings,
  certificates,
  clientNotes,
  clientRecords,
  outbox,
  paymentReceipts,
  refunds,
  smsOptOuts,
  termsAcceptances,
} from '#server/database/schema/index.ts';
import { subjectsOf } from '#server/modules/bookings/queries/changes.ts';

type About = readonly { id: string; orderNo: string }[];

const idsOf = (about: About): string[] => about.map(({ id }) => id);

/** What was paid for each booking and what went back. */
export async function sumsOf(db: Db, about: About) {
  const sum = (column: typeof refunds.amount | typeof paymentReceipts.amount) => sql<number>`sum(${column})::int`;
  const paid = await db
    .select({ bookingId: paymentReceipts.bookingId, amount: sum(paymentReceipts.amount) })
    .from(paymentReceipts)
    .where(inArray(paymentReceipts.bookingId, idsOf(about)))
    .groupBy(paymentReceipts.bookingId);
  const back = await db
    .select({ bookingId: refunds.bookingId, amount: sum(refunds.amount) })
    .from(refunds)
    .where(and(inArray(refunds.bookingId, idsOf(about)), eq(refunds.state, 'done')))
    .groupBy(refunds.bookingId);
  const byBooking = (rows: typeof paid) => new Map(rows.map(({ bookingId, amount }) => [bookingId, amount]));
  return { paid: byBooking(paid), refunded: byBooking(back) };
}

/** Messages about bookings, the newest first; what the accounting is told is none. */
export async function messagesAbout(db: Db, about: About) {
  const subjects = await subjectsOf(db, ...about);
  return db
    .select()
    .from(outbox)
    .where(and(inArray(outbox.subject, subjects), sql`${outbox.topic} ~ '^(mail|sms)[.]'`))
    .orderBy(desc(outbox.id));
}

/** The terms that were accepted with bookings, the newest first. */
export const termsOf = (db: Db, about: About) =>
  db
    .select()
    .from(termsAcceptances)
    .where(inArray(termsAcceptances.bookingId, idsOf(about)))
    .orderBy(desc(termsAcceptances.id));

/** Numbers that want no texts. */
export const optOutsOf = (db: Db, phones: readonly string[]) =>
  db
    .select()
    .from(smsOptOuts)
    .where(inArray(smsOptOuts.phone, [...phones]))
    .orderBy(asc(smsOptOuts.phone));

/** The certificates of visits that are done, by booking. */
export async function certificatesOf(db: Db, about: About): Promise<ReadonlyMap<string, string>> {
  const done = and(eq(bookings.status, 'completed'), inArray(bookings.coatingType, [...certifiedTypes]));
  const rows = await db
    .select({ bookingId: certificates.bookingId, number: certificates.number })
    .from(certificates)
    .innerJoin(bookings, and(eq(bookings.id, certificates.bookingId), done))
    .where(inArray(certificates.bookingId, idsOf(about)));
  return new Map(rows.map(({ bookingId, number }) => [bookingId, number]));
}

/** Notes about a client and about the bookings, but for those whose words were forgotten. */
export async function notesAbout(db: Db, rootId: string, about: About) {
  const own = await db
    .select({
      at: clientNotes.createdAt,
      words: clientNotes.words,
      by: administrators.email,
      bookingId: sql<null>`null`,
    })
    .from(clientRecords)
    .innerJoin(clientNotes, eq(clientNotes.recordId, clientRecords.id))
    .leftJoin(administrators, eq(administrators.id, clientNotes.administratorId))
    .where(eq(clientRecords.rootId, rootId));
  const ofBookings = await db
    .select({
      at: bookingNotes.createdAt,
      words: bookingNotes.words,
      by: administrators.email,
      bookingId: bookingNotes.bookingId,
    })
    .from(bookingNotes)
    .leftJoin(administrators, eq(administrators.id, bookingNotes.administratorId))
    .where(inArray(bookingNotes.bookingId, idsOf(about)));
  return [...own, ...ofBookings]
    .filter(({ words }) => words !== '')
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}
