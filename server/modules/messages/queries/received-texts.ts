import { and, asc, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { TextOutcome } from '#domain/outbox/received-text.ts';
import { textNumber } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { outbox } from '#server/database/schema/outbox.ts';
import { receivedTexts, smsOptOuts } from '#server/database/schema/received-texts.ts';

export type ReceivedText = typeof receivedTexts.$inferSelect;

/** Stores a text; returns its id, or null if already stored. */
export async function insertReceivedText(tx: Db, one: typeof receivedTexts.$inferInsert): Promise<number | null> {
  const rows = tx.insert(receivedTexts).values(one).onConflictDoNothing().returning({ id: receivedTexts.id });
  return (await first(rows))?.id ?? null;
}

export const lockText = (tx: Db, id: number): Promise<ReceivedText | null> =>
  first(tx.select().from(receivedTexts).where(eq(receivedTexts.id, id)).for('update'));

type Settlement = { settledAt: Date; outcome: TextOutcome; administratorId?: string };

export async function settleText(tx: Db, id: number, settlement: Settlement): Promise<void> {
  await tx.update(receivedTexts).set(settlement).where(eq(receivedTexts.id, id));
}

type Page = { waiting: boolean; before?: number | undefined; most: number };

export const pageOfTexts = (db: Db, { waiting, before, most }: Page) =>
  selectTexts(db)
    .where(
      and(
        waiting ? isNull(receivedTexts.settledAt) : undefined,
        before === undefined ? undefined : lt(receivedTexts.id, before),
      ),
    )
    .orderBy(desc(receivedTexts.id))
    .limit(most);

export async function countWaitingTexts(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(receivedTexts).where(isNull(receivedTexts.settledAt));
  return row?.count ?? 0;
}

/** The subject of an operator's reply: the booking, or the text itself if there is none. */
export const subjectOfReply = ({ id, bookingId }: { id: number; bookingId: string | null }): string =>
  bookingId ?? `text:${id}`;

/** Whether an operator's text of this id is queued or sent already. */
export const wasWritten = async (tx: Db, { subject, id }: { subject: string; id: string }): Promise<boolean> =>
  (await tx.$count(outbox, and(eq(outbox.topic, 'sms.reply'), eq(outbox.subject, subject), eq(outbox.dedupeKey, id)))) >
  0;

/** Received texts with their booking, who handled them, and the reply. */
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

export const textsOf = (db: Db, bookingId: string) =>
  selectTexts(db).where(eq(receivedTexts.bookingId, bookingId)).orderBy(asc(receivedTexts.id));

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
