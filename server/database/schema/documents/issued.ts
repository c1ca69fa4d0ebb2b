import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type PaperFacts, paperKinds } from '#domain/documents/facts.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { instant, isIn, oneOf } from '#server/database/schema/columns.ts';

/** Every issued document as it was then: it is rendered from this alone, so that later changes cannot affect it. */
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
