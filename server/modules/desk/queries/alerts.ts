import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/database.ts';
import { accountingRecords } from '#server/database/schema/accounting.ts';
import { areaRequests } from '#server/database/schema/areas.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { bookingContexts } from '#server/database/schema/checkout.ts';
import { isKept, outbox, serviceOf, servicePauses } from '#server/database/schema/outbox.ts';
import { paymentEvents } from '#server/database/schema/payments.ts';
import { receivedTexts } from '#server/database/schema/received-texts.ts';
import { refunds } from '#server/database/schema/refunds.ts';
import { manualReviews } from '#server/database/schema/reviews.ts';
import { isStuck } from '#server/modules/refunds/queries.ts';
import { bookingOfMessage } from '#server/outbox/queries.ts';

/** Each kind lists its first few rows and their `total`. */
const limit = 5;
const total = sql<number>`count(*) over ()::int`;
const about = { orderNo: bookings.orderNo, clientId: bookings.clientId, businessName: bookings.businessName };

/** Services that refuse our settings and keep something waiting, longest first; `before`: when what is paused is due. */
export async function stoppedServices(db: Db, { before }: { before: Date }) {
  const waiting = db
    .select({ count: count() })
    .from(outbox)
    .where(and(eq(outbox.state, 'queued'), lte(outbox.dueAt, before), sql`${serviceOf} = ${servicePauses.service}`));
  const rows = await db
    .select({
      service: servicePauses.service,
      stoppedAt: servicePauses.stoppedAt,
      setting: servicePauses.setting,
      failure: servicePauses.failure,
      waiting: sql<number>`(${waiting})::int`,
    })
    .from(servicePauses)
    .where(isNotNull(servicePauses.stoppedAt))
    .orderBy(asc(servicePauses.stoppedAt));
  return rows.flatMap(({ stoppedAt, ...row }) => (stoppedAt && row.waiting > 0 ? [{ ...row, stoppedAt }] : []));
}

/**
 * Checkouts that are paid, or expired without an answer from the gateway, since before an instant; or whose booking could
 * not be written since `failingBefore`.
 */
export function unfinishedCheckouts(db: Db, { before, failingBefore }: { before: Date; failingBefore: Date }) {
  const approved = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.orderNo, bookingContexts.orderNo),
        eq(paymentEvents.eventType, 'receipt.approved'),
        lte(paymentEvents.createdAt, before),
      ),
    );
  const refund = db.select({ id: refunds.id }).from(refunds).where(eq(refunds.orderNo, bookingContexts.orderNo));
  // As a scalar subquery: looked up per checkout, never a join with the whole ledger.
  const paid = sql<boolean>`coalesce((select true from ${approved.limit(1).as('approved')}), false)`;
  const failing = sql<boolean>`coalesce(${lte(bookingContexts.failingSince, failingBefore)}, false)`;
  return db
    .select({
      total,
      paid,
      failing,
      orderNo: bookingContexts.orderNo,
      at: bookingContexts.createdAt,
      amount: bookingContexts.total,
      businessName: sql<string | null>`${bookingContexts.customer} ->> 'businessName'`,
    })
    .from(bookingContexts)
    .where(
      and(
        isNotNull(bookingContexts.ticket),
        or(
          and(eq(bookingContexts.state, 'open'), or(paid, lte(bookingContexts.expiresAt, before))),
          and(inArray(bookingContexts.state, ['open', 'abandoned']), failing),
        ),
        notExists(refund),
      ),
    )
    .orderBy(asc(bookingContexts.createdAt))
    .limit(limit);
}

export const stuckRefunds = (db: Db) =>
  db
    .select({
      total,
      id: refunds.id,
      unknown: sql<boolean>`${refunds.state} = 'unknown'`,
      byHand: refunds.byHand,
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
    .limit(limit);

export const waitingTexts = (db: Db) =>
  db
    .select({ total, id: receivedTexts.id, phone: receivedTexts.phone, at: receivedTexts.receivedAt, ...about })
    .from(receivedTexts)
    .leftJoin(bookings, eq(bookings.id, receivedTexts.bookingId))
    .where(isNull(receivedTexts.settledAt))
    .orderBy(asc(receivedTexts.id))
    .limit(limit);

/** Refunds waiting for an earlier, stuck one of the same payment; `behind` is its amount. */
export function waitingRefunds(db: Db) {
  const earlier = alias(refunds, 'earlier');
  const stuck = db.select({ id: refunds.id }).from(refunds).where(isStuck);
  return db
    .select({
      total,
      id: refunds.id,
      paymentOrderNo: refunds.orderNo,
      at: refunds.createdAt,
      amount: refunds.amount,
      behind: earlier.amount,
      ...about,
    })
    .from(refunds)
    .innerJoin(earlier, and(eq(earlier.ticket, refunds.ticket), lt(earlier.id, refunds.id), inArray(earlier.id, stuck)))
    .leftJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(and(ne(refunds.state, 'done'), sql`not ${isStuck}`))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(limit);
}

/** Cancelled bookings whose refund the operator has to decide, unless one is in progress. */
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
    .limit(limit);
}

/** Messages since an instant that failed or whose outcome is unknown, unless resent. Found through their alerts. */
export async function failedMessages(db: Db, { since }: { since: Date }) {
  const alerts = await db
    .select({ id: sql<number>`coalesce(${outbox.messageId}, ${outbox.id})`.mapWith(Number) })
    .from(outbox)
    .where(
      and(
        sql`${outbox.topic} = 'operator.alert' and ${isKept}`,
        gte(outbox.createdAt, since),
        or(isNotNull(outbox.messageId), inArray(outbox.state, ['failed', 'unknown'])),
      ),
    );
  const restored = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(sql`${outbox.state} = 'unknown'`, eq(outbox.failureCode, 'restored'), gte(outbox.settledAt, since)));
  const ids = [...alerts, ...restored].map(({ id }) => id);
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
      failureCode: outbox.failureCode,
      failure: outbox.failure,
      at: outbox.createdAt,
      ...about,
    })
    .from(outbox)
    .leftJoin(bookings, eq(bookings.id, bookingOfMessage))
    .where(and(inArray(outbox.id, ids), inArray(outbox.state, ['failed', 'unknown']), notExists(resent)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit);
}

/** Bookings that could not be recorded at the accounting service. */
export const failedSyncs = (db: Db) =>
  db
    .select({ total, at: bookings.createdAt, failure: accountingRecords.failure, ...about })
    .from(bookings)
    .leftJoin(accountingRecords, eq(accountingRecords.bookingId, bookings.id))
    // Matches the partial index on unsynced bookings.
    .where(and(eq(bookings.syncStatus, 'failed'), ne(bookings.syncStatus, 'synced')))
    .orderBy(asc(bookings.createdAt))
    .limit(limit);

export const openReviews = (db: Db) =>
  db
    .select({ total, id: manualReviews.id, at: manualReviews.createdAt, companyName: manualReviews.companyName })
    .from(manualReviews)
    // Matches the partial index on waiting reviews.
    .where(and(eq(manualReviews.status, 'open'), inArray(manualReviews.status, ['open', 'asked'])))
    .orderBy(asc(manualReviews.createdAt))
    .limit(limit);

/** Areas with at least `minRequests` requests since an instant that were not notified yet, most requested first. */
export function requestedAreas(db: Db, { since, minRequests }: { since: Date; minRequests: number }) {
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
    .having(gte(asked, minRequests))
    .orderBy(desc(asked), asc(areaRequests.area));
}
