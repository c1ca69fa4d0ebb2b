import { messageExpiry } from '#business/messages.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { linkExpiry } from '#server/modules/reviews/offer.ts';
import { lockManualReview, updateManualReview } from '#server/modules/reviews/queries.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { insertResend, isBeingResent, lockMessage, type Reached } from '#server/outbox/queries.ts';
import { isSettled } from '#server/outbox/states.ts';

/**
 * The operator sends a message again: a new row referencing the old one, which stays unchanged. Refused while the message
 * or an earlier resend is still pending, and once it has expired. `by`: the operator's id.
 */
export const resendMessage = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, by }: { id: number; by?: string },
): Promise<{ id: number } | Refusal> =>
  transact<{ id: number } | Refusal>(db, async (tx) => {
    const again = await resendWithin(tx, { id, now: clock.now() });
    if (isRefusal(again)) return again;
    if (again.topic === 'mail.review-accepted') await renewReviewLink({ clock }, tx, { id: again.subject, by });
    if (by === undefined) return { id: again.id };
    await audit(tx, { clock }, { by, action: 'message.resent', subject: String(id), after: { message: again.id } });
    return { id: again.id };
  });

/** The same within a transaction, if it is about one of `about`; `reached` is the recipient's current contact. */
export async function resendWithin(
  tx: Db,
  { id, now, about, reached }: { id: number; now: Date; about?: readonly string[]; reached?: Reached },
): Promise<Pick<OutboxRow, 'id' | 'topic' | 'subject'> | Refusal> {
  const message = await lockMessage(tx, id);
  if (!message || message.topic.startsWith('accounting.')) return refuse('NOT_FOUND');
  if (about && !about.includes(message.subject)) return refuse('NOT_FOUND');
  if (!isSettled(message) || (await isBeingResent(tx, id))) return refuse('MESSAGE_UNDER_WAY');
  if (messageExpiry({ ...message, attempts: 0 }, now)) return refuse('MESSAGE_TOO_LATE');
  const { topic, subject } = message;
  return { id: await insertResend(tx, message, now, reached), topic, subject };
}

/** A resent review acceptance gets the full period again, unless its link led to a booking. */
async function renewReviewLink(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { id, by }: { id: string; by?: string | undefined },
): Promise<void> {
  const review = await lockManualReview(tx, id);
  if (review?.status !== 'accepted' || review.linkExpiresAt === null) return;
  const linkExpiresAt = linkExpiry(clock.now());
  await updateManualReview(tx, id, { linkExpiresAt });
  const before = { linkExpiresAt: review.linkExpiresAt };
  await audit(
    tx,
    { clock },
    { by: by ?? null, action: 'review.link-renewed', subject: id, before, after: { linkExpiresAt } },
  );
}
