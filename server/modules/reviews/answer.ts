import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { checkOffer, linkExpiry, type ReviewAnswer } from './offer.ts';
import * as queries from './queries.ts';
import { describeReview, type ReviewStory } from './read.ts';

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'calendar' | 'settings' | 'offersTestLayout' | 'appSecret'>;
type By = Pick<Operator, 'id'>;

/** The status that each answer leads to, and the mail that it sends. */
const outcomes = {
  accept: { status: 'accepted', topic: 'mail.review-accepted' },
  decline: { status: 'declined', topic: 'mail.review-declined' },
  ask: { status: 'asked', topic: 'mail.review-question' },
} as const;

/**
 * Answers a review and enqueues the mail, in one transaction. Refused unless `seen` is the newest event, so of two operators
 * only one writes to the visitor. A question may be followed by another.
 */
export async function answerReview(
  deps: AnswerDeps,
  by: By,
  { id, seen, answer }: { id: string; seen: number; answer: ReviewAnswer },
): Promise<ReviewStory | Refusal> {
  const offer = answer.kind === 'accept' ? await checkOffer(deps, answer) : {};
  if (isRefusal(offer)) return offer;
  const { hours } = (await deps.settings.read()).contact;
  return transact(deps.db, async (tx) => {
    const review = await queries.lockManualReview(tx, id);
    if (!review) return refuse('NOT_FOUND');
    const newest = (await queries.eventsOfReview(tx, id)).at(-1)?.id ?? 0;
    const isAnswered = review.status === 'accepted' || review.status === 'declined';
    if (isAnswered || newest !== seen) return refuse('REVIEW_CHANGED');
    const { status } = outcomes[answer.kind];
    const change = { status, ...(answer.kind === 'accept' ? linkOf(deps, id) : {}) };
    const words = answer.words === '' ? null : answer.words;
    await queries.updateManualReview(tx, id, change);
    const event = await writeEvent(deps, tx, by, { id, kind: status, words });
    await enqueueAnswer(deps, tx, review, { kind: answer.kind, event, detail: { words, ...offer } });
    const after = { state: status, ...offer };
    await audit(tx, deps, { by: by.id, action: `review.${answer.kind}`, subject: id, before: stateOf(review), after });
    return describeReview(tx, { ...review, ...change }, { now: deps.clock.now(), hours });
  });
}

/** Adds an internal note. The visitor never sees it, so it is allowed in every state. */
export async function noteReview(
  deps: AnswerDeps,
  by: By,
  { id, words }: { id: string; words: string },
): Promise<ReviewStory | Refusal> {
  const { hours } = (await deps.settings.read()).contact;
  return transact(deps.db, async (tx) => {
    const review = await queries.lockManualReview(tx, id);
    if (!review) return refuse('NOT_FOUND');
    const notes = (await queries.eventsOfReview(tx, id)).filter(({ kind }) => kind === 'note').length;
    const note = await writeEvent(deps, tx, by, { id, kind: 'note', words });
    const change = { before: { notes }, after: { notes: notes + 1, note } };
    await audit(tx, deps, { by: by.id, action: 'review.note', subject: id, ...change });
    return describeReview(tx, review, { now: deps.clock.now(), hours });
  });
}

const stateOf = ({ status }: queries.ManualReview) => ({ state: status });

const linkOf = ({ appSecret, clock }: AnswerDeps, id: string) => ({
  tokenHash: sha256(linkToken(appSecret, id)),
  linkExpiresAt: linkExpiry(clock.now()),
});

type Event = { id: string; kind: 'asked' | 'accepted' | 'declined' | 'note'; words: string | null };

const writeEvent = ({ clock }: AnswerDeps, tx: Db, by: By, { id, kind, words }: Event): Promise<number> =>
  queries.insertReviewEvent(tx, {
    reviewId: id,
    kind,
    words,
    administratorId: by.id,
    createdAt: clock.now(),
  });

type AnswerMail = { kind: keyof typeof outcomes; event: number; detail: Record<string, unknown> };

function enqueueAnswer(
  { clock }: AnswerDeps,
  tx: Db,
  { id: subject, email: recipient, language }: queries.ManualReview,
  { kind, event, detail }: AnswerMail,
): Promise<void> {
  const now = clock.now();
  // Only questions can be sent more than once.
  const dedupeKey = kind === 'ask' ? { dedupeKey: `question-${event}` } : {};
  const { topic } = outcomes[kind];
  return enqueue(tx, [{ topic, subject, recipient, language, detail, dueAt: now, ...dedupeKey }], now);
}
