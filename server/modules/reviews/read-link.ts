import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { type Offer, offerOf } from './offer.ts';
import { findReviewByToken } from './queries.ts';

type Continued = Offer & { reviewId: string; companyName: string; companyAddress: string; email: string };

/** What the visitor of an accepted review continues with. Read-only. */
export async function readReviewLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<Continued | Refusal> {
  const review = await findReviewByToken(db, sha256(token));
  if (review?.status !== 'accepted') return refuse('REVIEW_LINK_INVALID');
  const { id: reviewId, companyName, companyAddress, email, linkExpiresAt } = review;
  if (linkExpiresAt === null) return refuse('REVIEW_LINK_USED');
  if (linkExpiresAt <= clock.now()) return refuse('REVIEW_LINK_EXPIRED');
  return { reviewId, ...(await offerOf(db, reviewId)), companyName, companyAddress, email };
}
