import { and, asc, count, desc, eq, gte, inArray, isNotNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import {
  accountingRecords,
  areaRequests,
  bookingContexts,
  bookings,
  manualReviews,
  outbox,
  paymentEvents,
  refunds,
} from '#server/database/schema/index.ts';
import { bookingOfMessage } from '#server/modules/bookings/queries/changes.ts';
import { isStuck } from '#server/modules/refunds/queries.ts';

/** Each kind shows its first few and says how many there are. */
const shown = 5;
const total = sql<number>`count(*) over ()::int`;
const about = { orderNo: bookings.orderNo, clientId: bookings.clientId, businessName: bookings.businessName };

/** Checkouts whose money is here, or of which the gateway never said whether it is, long after that was to be settled. */
export function unfinishedCheckouts(db: Db, { before }: { before: Date }) {
  const seen = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.orderNo, bookingContexts.orderNo),
        eq(paymentEvents.eventType, 'receipt.approved'),
        lte(paymentEvents.createdAt, before),
      ),
    );
  const back = db.select({ id: refunds.id }).from(refunds).where(eq(refunds.orderNo, bookingContexts.orderNo));
  const paid = sql<boolean>`exists ${seen}`;
  return db
    .select({
      total,
      paid,
      orderNo: bookingContexts.orderNo,
      at: bookingContexts.createdAt,
      amount: bookingContexts.total,
      businessName: sql<string | null>`${bookingContexts.customer} ->> 'businessName'`,
    })
    .from(bookingContexts)
    .where(
      and(
        eq(bookingContexts.state, 'open'),
        isNotNull(bookingContexts.ticket),
        or(paid, lte(bookingContexts.expiresAt, before)),
        notExists(back),
      ),
    )
    .orderBy(asc(bookingContexts.createdAt))
    .limit(shown);
}

/** Money on its way back that does not get there by itself, the oldest first. */
export const stuckRefunds = (db: Db) =>
  db
    .select({
      total,
      id: refunds.id,
      unknown: sql<boolean>`${refunds.state} = 'unknown'`,
      paymentOrderNo: refunds.orderNo,
      at: refunds.createdAt,
      amount: refunds.amount,
      failure: refunds.failure,
      ...about,
    })
    .from(refunds)
    .leftJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(isStuck)
    .orderBy(asc(refunds.createdAt))
    .limit(shown);

/** Cancelled bookings whose money waits for the operator's word, without a refund that is on its way. */
export function refundsInReview(db: Db) {
  const open = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderNo, bookings.orderNo), ne(refunds.state, 'done')));
  return db
    .select({
      total,
      at: sql<Date>`coalesce(${bookings.cancelledAt}, ${bookings.createdAt})`.mapWith(bookings.createdAt),
      amount: bookings.total,
      ...about,
    })
    .from(bookings)
    .where(and(eq(bookings.refundStatus, 'review'), isNotNull(bookings.refundStatus), notExists(open)))
    .orderBy(asc(bookings.createdAt))
    .limit(shown);
}

/** Messages that nobody got, or perhaps nobody, since an instant, and that were not sent again. Alerts find them. */
export async function failedMessages(db: Db, { since }: { since: Date }) {
  const alerts = await db
    .select({ id: outbox.id, subject: outbox.subject })
    .from(outbox)
    .where(
      and(
        eq(outbox.topic, 'operator.alert'),
        gte(outbox.createdAt, since),
        or(sql`${outbox.subject} like 'message:%'`, inArray(outbox.state, ['failed', 'unknown'])),
      ),
    );
  const ids = alerts.map(({ id, subject }) => Number(/^message:(\d+)$/.exec(subject)?.[1] ?? id));
  if (ids.length === 0) return [];
  const again = alias(outbox, 'again');
  const resent = db
    .select({ id: again.id })
    .from(again)
    .where(and(eq(again.subject, outbox.subject), eq(again.resendOf, outbox.id)));
  return db
    .select({
      total,
      id: outbox.id,
      topic: outbox.topic,
      state: outbox.state,
      subject: outbox.subject,
      recipient: outbox.recipient,
      failure: outbox.failure,
      at: outbox.createdAt,
      ...about,
    })
    .from(outbox)
    .leftJoin(bookings, eq(bookings.id, bookingOfMessage))
    .where(and(inArray(outbox.id, ids), inArray(outbox.state, ['failed', 'unknown']), notExists(resent)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(shown);
}

/** Bookings that the accounting service did not take. */
export const failedSyncs = (db: Db) =>
  db
    .select({ total, at: bookings.createdAt, failure: accountingRecords.failure, ...about })
    .from(bookings)
    .leftJoin(accountingRecords, eq(accountingRecords.bookingId, bookings.id))
    // The partial index of what is not synced.
    .where(and(eq(bookings.syncStatus, 'failed'), ne(bookings.syncStatus, 'synced')))
    .orderBy(asc(bookings.createdAt))
    .limit(shown);

/** Visits that the weather does not suit and for which no other day could be proposed; the operator was told. */
export function visitsWithoutDay(db: Db, { from }: { from: IsoDate }) {
  const told: SQL = sql`${outbox.topic} = 'operator.alert' and ${outbox.subject} = 'weather:' || ${bookings.id} || ':' || ${bookings.appointmentDate}`;
  const suitable = sql`(select suitable from weather_judgements j where j.booking_id = ${bookings.id} order by j.judged_at desc limit 1)`;
  return db
    .select({
      total,
      at: outbox.createdAt,
      date: bookings.appointmentDate,
      reasons: sql<string[] | null>`${outbox.detail} -> 'reasons'`,
      ...about,
    })
    .from(bookings)
    .innerJoin(outbox, told)
    .where(and(eq(bookings.status, 'active'), gte(bookings.appointmentDate, from), sql`${suitable} is false`))
    .orderBy(asc(bookings.appointmentDate))
    .limit(shown);
}

/** Reviews that wait for the house, the one that waits longest first. */
export const openReviews = (db: Db) =>
  db
    .select({ total, id: manualReviews.id, at: manualReviews.createdAt, companyName: manualReviews.companyName })
    .from(manualReviews)
    // Written as the partial index has it.
    .where(and(eq(manualReviews.status, 'open'), inArray(manualReviews.status, ['open', 'asked'])))
    .orderBy(asc(manualReviews.createdAt))
    .limit(shown);

/** Areas that at least `most` asked to be told of since an instant and that are not served, the most wanted first. */
export function wantedAreas(db: Db, { since, least }: { since: Date; least: number }) {
  const asked = count(areaRequests.id);
  return db
    .select({
      area: areaRequests.area,
      asked,
      at: sql<Date>`max(${areaRequests.createdAt})`.mapWith(areaRequests.createdAt),
    })
    .from(areaRequests)
    .where(and(gte(areaRequests.createdAt, since), inArray(areaRequests.state, ['asked', 'confirmed'])))
    .groupBy(areaRequests.area)
    .having(gte(asked, least))
    .orderBy(desc(asked), asc(areaRequests.area));
}
