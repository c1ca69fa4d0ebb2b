import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, isIn, oneOf } from './columns.ts';
import { manualReviews } from './manual-reviews.ts';

export const reviewEvents = ['asked', 'accepted', 'declined', 'note'] as const;

/** What the operator did about a review, in their own words where there are some. Rows are only added. */
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
