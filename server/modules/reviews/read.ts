import { reviewDueAt } from '#business/review.ts';
import type { OpeningHours } from '#domain/calendar/opening-hours.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { offerIfAny } from './offer.ts';
import * as queries from './queries.ts';

const pageSize = 50;

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;
type ListQuery = { list?: 'waiting' | 'answered' | undefined; cursor?: string | undefined };

export type Review = ReturnType<typeof reviewOf>;
export type ReviewStory = Awaited<ReturnType<typeof describeReview>>;

export async function listReviews(
  { db, clock, settings }: ReadDeps,
  { list = 'waiting', cursor }: ListQuery,
): Promise<{ reviews: Review[]; next: string | null; waiting: number; now: string } | Refusal> {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && after === null) return refuse('INVALID_INPUT');
  const [rows, waiting, { contact }] = await Promise.all([
    queries.pageOfReviews(db, { list, after, limit: pageSize + 1 }),
    queries.countWaitingReviews(db),
    settings.read(),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const now = clock.now();
  return {
    reviews: page.map((row) => reviewOf(row, { now, hours: contact.hours })),
    next: last && rows.length > pageSize ? cursorOf(last) : null,
    waiting,
    now: now.toISOString(),
  };
}

export async function readReview(
  { db, clock, settings }: ReadDeps,
  { id }: { id: string },
): Promise<ReviewStory | Refusal> {
  const review = await queries.findManualReview(db, id);
  const { contact } = await settings.read();
  return review ? describeReview(db, review, { now: clock.now(), hours: contact.hours }) : refuse('NOT_FOUND');
}

/** What a deadline is computed from: the time, and the opening hours. */
type Moment = { now: Date; hours: OpeningHours };

export async function describeReview(db: Db, review: queries.ManualReview, at: Moment) {
  const events = await queries.eventsOfReview(db, review.id);
  const offer = review.status === 'accepted' ? await offerIfAny(db, review.id) : null;
  const { linkExpiresAt } = review;
  return {
    ...reviewOf(review, at),
    now: at.now.toISOString(),
    seen: events.at(-1)?.id ?? 0,
    events: events.map(({ createdAt, by, ...event }) => ({ ...event, at: createdAt.toISOString(), by: by ?? '' })),
    offer: offer && { ...offer, expiresAt: linkExpiresAt?.toISOString() ?? null, used: linkExpiresAt === null },
  };
}

function reviewOf(row: queries.ManualReview, { now, hours }: Moment) {
  const { tokenHash: _, linkExpiresAt: __, status: state, createdAt, ...facts } = row;
  // Writing to the visitor, even with a question, meets the deadline.
  const due = state === 'open' ? reviewDueAt(createdAt, hours) : null;
  return {
    ...facts,
    state,
    createdAt: createdAt.toISOString(),
    dueAt: due?.toISOString() ?? null,
    late: due !== null && due < now,
  };
}

const cursorOf = ({ status, createdAt, id }: queries.ManualReview): string =>
  Buffer.from(`${status === 'asked' ? 1 : 0} ${createdAt.toISOString()} ${id}`).toString('base64url');

function readCursor(cursor: string): queries.AfterReview | null {
  const parts = /^([01]) (\S+) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString());
  const createdAt = new Date(parts?.[2] ?? '');
  return parts?.[3] === undefined || Number.isNaN(createdAt.getTime())
    ? null
    : { asked: parts[1] === '1', createdAt, id: parts[3] };
}
