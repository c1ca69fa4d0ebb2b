import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { languages } from '#domain/language.ts';
import { instant, isIn, oneOf } from './columns.ts';

/** `asked`: the operator sent a question and waits for the answer. */
export const reviewStates = ['open', 'asked', 'accepted', 'declined'] as const;

/** `quote`: for what the funnel does not sell; `review`: after the questions. */
export const reviewKinds = ['review', 'quote'] as const;

/** A request for the operator to assess a storefront. */
export const manualReviews = pgTable(
  'manual_reviews',
  {
    id: text().primaryKey(),
    kind: oneOf(reviewKinds).notNull().default('review'),
    companyName: text().notNull(),
    companyAddress: text().notNull(),
    email: text().notNull(),
    storefrontSize: text(),
    selectedLayout: text(),
    /** The message of a quote request. */
    details: text(),
    language: oneOf(languages).notNull(),
    status: oneOf(reviewStates).notNull().default('open'),
    createdAt: instant().notNull(),
    /** SHA-256 of the token in the link of an acceptance, which opens the appointment step. */
    tokenHash: text().unique(),
    linkExpiresAt: instant(),
  },
  (table) => [
    index('manual_reviews_email').on(sql`lower(email)`),
    index('manual_reviews_answered').on(table.createdAt, table.id).where(sql`status in ('accepted', 'declined')`),
    index('manual_reviews_waiting').on(table.createdAt).where(sql`status in ('open', 'asked')`),
    check('manual_reviews_status', isIn('status', reviewStates)),
    check('manual_reviews_kind', isIn('kind', reviewKinds)),
  ],
);

export const reviewEvents = ['asked', 'accepted', 'declined', 'note'] as const;

/** The operator's answers and notes. Append-only. */
export const manualReviewEvents = pgTable(
  'manual_review_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reviewId: text()
      .notNull()
      .references(() => manualReviews.id),
    kind: oneOf(reviewEvents).notNull(),
    words: text(),
    administratorId: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('manual_review_events_review').on(table.reviewId, table.id),
    check('manual_review_events_kind', isIn('kind', reviewEvents)),
  ],
);
