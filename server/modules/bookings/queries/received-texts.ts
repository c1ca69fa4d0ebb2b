import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import { textNumber, toE164 } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import { phoneDigits } from '#server/database/phone-digits.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { administrators, bookings, outbox, receivedTexts, smsOptOuts } from '#server/database/schema/index.ts';

/** What an operator's answer to a text has as its subject: the booking, or the text itself where there is none. */
export const subjectOfReply = ({ id, bookingId }: { id: number; bookingId: string | null }): string =>
  bookingId ?? `text:${id}`;

/** Received texts with their booking, who dealt with them, and what was answered. */
export const selectTexts = (db: Db) =>
  db
    .select({
      text: receivedTexts,
      orderNo: bookings.orderNo,
      clientId: bookings.clientId,
      name: bookings.contactName,
      by: administrators.email,
      answer: sql<string | null>`${outbox.detail} ->> 'words'`,
      optedOut: sql<boolean>`${smsOptOuts.phone} is not null`,
    })
    .from(receivedTexts)
    .leftJoin(bookings, eq(bookings.id, receivedTexts.bookingId))
    .leftJoin(administrators, eq(administrators.id, receivedTexts.administratorId))
    .leftJoin(smsOptOuts, eq(smsOptOuts.phone, receivedTexts.phone))
    .leftJoin(
      outbox,
      and(
        eq(outbox.topic, 'sms.reply'),
        sql`${outbox.subject} = coalesce(${receivedTexts.bookingId}, 'text:' || ${receivedTexts.id})`,
        sql`${outbox.dedupeKey} = ${receivedTexts.id}::text`,
      ),
    )
    .$dynamic();
type FoundText = Awaited<ReturnType<typeof selectTexts>>[number];

/** The texts that belong to a booking, the oldest first. */
export const textsOf = (db: Db, bookingId: string) =>
  selectTexts(db).where(eq(receivedTexts.bookingId, bookingId)).orderBy(asc(receivedTexts.id));

/** A received text as an operator sees it. */
export const receivedTextShown = ({ text, orderNo, clientId, name, by, answer, optedOut }: FoundText) => ({
  id: text.id,
  at: text.receivedAt.toISOString(),
  phone: text.phone,
  body: text.body,
  orderNo,
  clientId,
  name,
  settled: text.settledAt && text.outcome && { at: text.settledAt.toISOString(), as: text.outcome, by },
  answer,
  canAnswer: textNumber(text.phone) !== null && !optedOut && text.outcome !== 'answered',
  textsStopped: optedOut,
});

/** Since when a number, however it was typed, wants no texts from us. */
export async function textsStoppedSince(db: Db, typed: string): Promise<Date | null> {
  const phone = toE164(typed) ?? '';
  const [row] = await db.select({ at: smsOptOuts.createdAt }).from(smsOptOuts).where(eq(smsOptOuts.phone, phone));
  return row?.at ?? null;
}

/** The bookings of a phone number, however it was typed, whose visit is on a day or later. */
export async function bookingsOfPhone(db: Db, { phone, since }: { phone: string; since: IsoDate }): Promise<Booking[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(and(sql`${phoneDigits} = ${phone.slice(-10)}`, gte(bookings.appointmentDate, since)));
  return rows.filter((booking) => toE164(booking.phone) === phone);
}
