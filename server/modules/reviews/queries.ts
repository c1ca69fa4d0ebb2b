import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { outbox } from '#server/database/schema/outbox.ts';
import { manualReviewEvents, manualReviews } from '#server/database/schema/reviews.ts';

export type ManualReview = typeof manualReviews.$inferSelect;
type ReviewEvent = typeof manualReviewEvents.$inferInsert;

export async function insertManualReview(tx: Db, review: typeof manualReviews.$inferInsert): Promise<void> {
  await tx.insert(manualReviews).values(review);
}

export const findManualReview = (db: Db, id: string): Promise<ManualReview | null> =>
  first(db.select().from(manualReviews).where(eq(manualReviews.id, id)));

/** The same, locked until the transaction ends, so that concurrent answers see each other. */
export const lockManualReview = (tx: Db, id: string): Promise<ManualReview | null> =>
  first(tx.select().from(manualReviews).where(eq(manualReviews.id, id)).for('update'));

/** The review with this link, accepted or not, expired or not; null when there is none. */
export const findReviewByToken = (db: Db, tokenHash: string): Promise<ManualReview | null> =>
  first(db.select().from(manualReviews).where(eq(manualReviews.tokenHash, tokenHash)));

/** The caller has locked the review. */
export async function updateManualReview(
  tx: Db,
  id: string,
  change: Partial<Pick<ManualReview, 'status' | 'tokenHash' | 'linkExpiresAt'>>,
): Promise<void> {
  await tx.update(manualReviews).set(change).where(eq(manualReviews.id, id));
}

/** Uses up the link of an accepted review, once it has led to a booking. */
export async function spendReviewLink(tx: Db, id: string): Promise<void> {
  await tx
    .update(manualReviews)
    .set({ linkExpiresAt: null })
    .where(and(eq(manualReviews.id, id), eq(manualReviews.status, 'accepted')));
}

export async function insertReviewEvent(tx: Db, event: ReviewEvent): Promise<number> {
  const [row] = await tx.insert(manualReviewEvents).values(event).returning({ id: manualReviewEvents.id });
  if (!row) throw new Error('insert into manual_review_events returned no row');
  return row.id;
}

export const eventsOfReview = (db: Db, reviewId: string) =>
  db
    .select({
      id: manualReviewEvents.id,
      kind: manualReviewEvents.kind,
      words: manualReviewEvents.words,
      createdAt: manualReviewEvents.createdAt,
      by: administrators.email,
    })
    .from(manualReviewEvents)
    .leftJoin(administrators, eq(administrators.id, manualReviewEvents.administratorId))
    .where(eq(manualReviewEvents.reviewId, reviewId))
    .orderBy(asc(manualReviewEvents.id));

/** The detail of an acceptance's mail; null when there is none. */
export async function offerOfReview(db: Db, reviewId: string): Promise<Record<string, unknown> | null> {
  const [row] = await db
    .select({ detail: outbox.detail })
    .from(outbox)
    .where(and(eq(outbox.topic, 'mail.review-accepted'), eq(outbox.subject, reviewId), eq(outbox.dedupeKey, '')));
  return row?.detail ?? null;
}

/** The last review of the previous page. */
export type AfterReview = { asked: boolean; createdAt: Date; id: string };

const isAsked = sql<boolean>`(${manualReviews.status} = 'asked')`;
const { createdAt, id } = manualReviews;

/** Unanswered ones oldest first, those waiting for a reply last; or accepted and declined ones, newest first. */
export function pageOfReviews(
  db: Db,
  { list, after, limit }: { list: 'waiting' | 'answered'; after: AfterReview | null; limit: number },
): Promise<ManualReview[]> {
  const isWaiting = list === 'waiting';
  const last = sql`${after?.createdAt.toISOString()}::timestamptz, ${after?.id}`;
  const comesAfter = isWaiting
    ? sql`(${isAsked}, ${createdAt}, ${id}) > (${after?.asked}, ${last})`
    : sql`(${createdAt}, ${id}) < (${last})`;
  return db
    .select()
    .from(manualReviews)
    .where(
      and(
        inArray(manualReviews.status, isWaiting ? ['open', 'asked'] : ['accepted', 'declined']),
        after ? comesAfter : undefined,
      ),
    )
    .orderBy(...(isWaiting ? [isAsked, asc(createdAt), asc(id)] : [desc(createdAt), desc(id)]))
    .limit(limit);
}

export async function countWaitingReviews(db: Db): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(manualReviews).where(eq(manualReviews.status, 'open'));
  return row?.waiting ?? 0;
}
