import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type PaperFacts, paperKinds } from '#domain/papers/facts.ts';
import { bookings } from './bookings.ts';
import { instant, isIn, oneOf } from './columns.ts';

/** Every paper that was issued, as it was then: it is drawn from this alone, so that nothing later changes it. */
export const issuedPapers = pgTable(
  'issued_papers',
  {
    number: text().primaryKey(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    kind: oneOf(paperKinds).notNull(),
    facts: jsonb().$type<PaperFacts>().notNull(),
    issuedAt: instant().notNull(),
  },
  (table) => [
    index('issued_papers_booking').on(table.bookingId),
    index('issued_papers_email').on(sql`lower(facts->'buyer'->>'email')`),
    check('issued_papers_kind', isIn('kind', paperKinds)),
  ],
);

/**
 * The public number of a coated visit that was done. What it confirms is read from the booking, so that a visit that is
 * not done after all has no certificate to be forgotten.
 */
export const certificates = pgTable('certificates', {
  number: text().primaryKey(),
  bookingId: text()
    .notNull()
    .unique()
    .references(() => bookings.id),
  issuedAt: instant().notNull(),
});
