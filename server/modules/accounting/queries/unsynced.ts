import { and, asc, desc, eq, gt, gte, inArray, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { accountingRecords } from '#server/database/schema/accounting.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { outbox } from '#server/database/schema/outbox.ts';
import { refunds } from '#server/database/schema/refunds.ts';
import { wasDue } from '#server/outbox/queries.ts';
import { accountingTopics, dueOnDemand, isFirstOfItsBooking, over } from './sync.ts';

const isAccounting = inArray(outbox.topic, accountingTopics);

export type UnsyncedCursor = { syncStatus: string; orderNo: string };

/** A page of bookings not fully recorded, failures first, then the newest orders. */
export const pageOfUnsynced = (db: Db, { after, most }: { after: UnsyncedCursor | null; most: number }) =>
  db
    .select({
      id: bookings.id,
      orderNo: bookings.orderNo,
      clientId: bookings.clientId,
      businessName: bookings.businessName,
      appointmentDate: bookings.appointmentDate,
      appointmentTime: bookings.appointmentTime,
      status: bookings.status,
      total: bookings.total,
      syncStatus: bookings.syncStatus,
      done: accountingRecords.done,
    })
    .from(bookings)
    .leftJoin(accountingRecords, eq(accountingRecords.bookingId, bookings.id))
    .where(and(ne(bookings.syncStatus, 'synced'), after === null ? undefined : comesAfter(after)))
    .orderBy(asc(bookings.syncStatus), desc(bookings.orderNo))
    .limit(most);

const comesAfter = ({ syncStatus, orderNo }: UnsyncedCursor) =>
  or(
    sql`${bookings.syncStatus} > ${syncStatus}`,
    and(sql`${bookings.syncStatus} = ${syncStatus}`, lt(bookings.orderNo, orderNo)),
  );

/** What is still to be recorded of these bookings, each booking's work in its order. */
export const openSyncsOf = (db: Db, bookingIds: readonly string[]) =>
  db
    .select({
      subject: outbox.subject,
      topic: outbox.topic,
      state: outbox.state,
      attempts: outbox.attempts,
      dueAt: outbox.dueAt,
      failureCode: outbox.failureCode,
      failure: outbox.failure,
    })
    .from(outbox)
    .where(and(inArray(outbox.subject, [...bookingIds]), isAccounting, notInArray(outbox.state, [...over])))
    .orderBy(asc(outbox.id));

export const creditsOf = (db: Db, bookingIds: readonly string[]) =>
  db
    .select({ bookingId: refunds.bookingId, amount: refunds.amount })
    .from(refunds)
    .where(and(inArray(refunds.bookingId, [...bookingIds]), eq(refunds.reason, 'cancellation')));

/** Makes one booking's waiting or failed work due, with its attempts reset; returns whether there was any. */
export async function requeueSyncsOf(tx: Db, bookingId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(outbox)
    .set({ state: 'queued', dueAt: dueOnDemand(now), attempts: 0 })
    .where(and(isAccounting, eq(outbox.subject, bookingId), inArray(outbox.state, ['queued', 'failed'])))
    .returning({ id: outbox.id });
  return rows.length > 0;
}

/** Whether anything is being recorded now, or is about to be. Work in progress is due again before `callsEnd`. */
export async function isSyncing(db: Db, { now, callsEnd }: { now: Date; callsEnd: Date }): Promise<boolean> {
  const called = and(eq(outbox.state, 'calling'), gt(outbox.dueAt, now));
  const due = and(eq(outbox.state, 'queued'), lte(outbox.dueAt, now), isFirstOfItsBooking(db));
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(wasDue(['accounting'], callsEnd), or(called, due)))
    .limit(1);
  return rows.length > 0;
}

/** How many bookings were sold since an instant, or are not fully recorded. */
export const countBookingsToCompare = (db: Db, since: Date | null): Promise<number> =>
  db.$count(
    bookings,
    since === null ? undefined : or(gte(bookings.createdAt, since), ne(bookings.syncStatus, 'synced')),
  );
