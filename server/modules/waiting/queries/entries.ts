import { and, asc, eq, exists, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { calendarHolds } from '#server/database/schema/calendar.ts';
import { type WaitingEntry, waitingEntries, waitingOffers } from '#server/database/schema/days/waiting.ts';
import { deleteMessages, forgetMessages } from '#server/outbox/forget.ts';

export const waitingTopics = ['mail.waiting-confirm', 'mail.waiting-offer', 'sms.waiting-offer'] as const;

export const findEntry = (db: Db, tokenHash: string): Promise<WaitingEntry | null> =>
  first(db.select().from(waitingEntries).where(eq(waitingEntries.tokenHash, tokenHash)));

export const findEntryById = (db: Db, id: string): Promise<WaitingEntry | null> =>
  first(db.select().from(waitingEntries).where(eq(waitingEntries.id, id)));

/** Locked until the transaction ends: offers, acceptances and departures queue here. */
export const lockEntry = (tx: Db, id: string): Promise<WaitingEntry | null> =>
  first(tx.select().from(waitingEntries).where(eq(waitingEntries.id, id)).for('update'));

/** An address's open request for the same date range, locked until the transaction ends. */
export const lockSameWish = (
  tx: Db,
  { email, fromDate, toDate }: Pick<WaitingEntry, 'email' | 'fromDate' | 'toDate'>,
): Promise<WaitingEntry | null> =>
  first(
    tx
      .select()
      .from(waitingEntries)
      .where(
        and(
          eq(waitingEntries.email, email),
          eq(waitingEntries.fromDate, fromDate),
          eq(waitingEntries.toDate, toDate),
          inArray(waitingEntries.state, ['asked', 'waiting']),
        ),
      )
      .for('update'),
  );

export async function insertEntry(tx: Db, entry: typeof waitingEntries.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(waitingEntries).values(entry).onConflictDoNothing().returning({ id: waitingEntries.id });
  return rows.length === 1;
}

export async function updateEntry(
  tx: Db,
  id: string,
  change: Partial<Omit<typeof waitingEntries.$inferInsert, 'id'>>,
): Promise<void> {
  await tx.update(waitingEntries).set(change).where(eq(waitingEntries.id, id));
}

/** Everyone waiting, longest first: their visit, one booked from `day` on, the days held so far, the one held now. */
export async function everybodyWaiting(db: Db, day: IsoDate) {
  return db
    .select({
      entry: waitingEntries,
      visit: bookings,
      hasBooked: exists(bookedMeanwhile(db, day)) as SQL<boolean>,
      open: waitingOffers,
      holdStatus: calendarHolds.status,
      offered: sql<IsoDate[]>`array(select o.service_date::text from waiting_offers o
        where o.entry_id = ${waitingEntries.id})`,
    })
    .from(waitingEntries)
    .leftJoin(bookings, eq(bookings.id, waitingEntries.bookingId))
    .leftJoin(waitingOffers, and(eq(waitingOffers.entryId, waitingEntries.id), eq(waitingOffers.state, 'open')))
    .leftJoin(calendarHolds, eq(calendarHolds.id, waitingOffers.holdId))
    .where(eq(waitingEntries.state, 'waiting'))
    .orderBy(asc(waitingEntries.createdAt), asc(waitingEntries.id));
}
export type Waiting = Awaited<ReturnType<typeof everybodyWaiting>>[number];

/** Upcoming visits in the area someone is waiting for, by e-mail or phone; none for those who wait for an earlier day. */
function bookedMeanwhile(db: Db, day: IsoDate) {
  const other = alias(bookings, 'other');
  return db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        isNull(waitingEntries.bookingId),
        eq(other.status, 'active'),
        gte(other.appointmentDate, day),
        or(
          sql`lower(${other.email}) = ${waitingEntries.email}`,
          sql`regexp_replace(${other.phone}, '\\D', '', 'g') like '%' || right(${waitingEntries.phone}, 10)`,
        ),
        sql`coalesce(left(${other.postalCode}, 3) = left(${waitingEntries.draft} ->> 'postalCode', 3), true)`,
      ),
    );
}

/** Deletes entries that nobody confirmed since `before`, with their mails; how many. */
export async function deleteUnconfirmed(tx: Db, before: Date): Promise<number> {
  const gone = await tx
    .delete(waitingEntries)
    .where(and(eq(waitingEntries.state, 'asked'), lte(waitingEntries.createdAt, before)))
    .returning({ id: waitingEntries.id });
  await deleteMessages(tx, { topics: waitingTopics, subjects: gone.map(({ id }) => id) });
  return gone.length;
}

/** Removes address and text from the messages of those who left: of one, or of all. */
export async function forgetWaitingMails(db: Db, id?: string): Promise<void> {
  const left = and(eq(waitingEntries.state, 'left'), id === undefined ? undefined : eq(waitingEntries.id, id));
  const subjects = db
    .select({ subject: sql<string>`${waitingEntries.id}::text` })
    .from(waitingEntries)
    .where(left);
  await forgetMessages(db, { topics: waitingTopics, subjects });
}
