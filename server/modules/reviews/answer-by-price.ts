import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { insertReviewEvent, lockManualReview, updateManualReview } from './queries.ts';

/** A payment link or a booking at a special price answers a request; the visitor gets no other message. */
export async function answerByPrice(
  tx: Db,
  deps: Pick<Deps, 'clock'>,
  { reviewId, by }: { reviewId: string; by: string },
): Promise<void> {
  const review = await lockManualReview(tx, reviewId);
  if (review?.status !== 'open' && review?.status !== 'asked') return;
  await updateManualReview(tx, reviewId, { status: 'accepted' });
  const createdAt = deps.clock.now();
  await insertReviewEvent(tx, { reviewId, kind: 'accepted', words: null, administratorId: by, createdAt });
  const change = { before: { state: review.status }, after: { state: 'accepted', atItsOwnPrice: true } };
  await audit(tx, deps, { by, action: 'review.accept', subject: reviewId, ...change });
}
