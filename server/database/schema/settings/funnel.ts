import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { languages } from '#domain/language.ts';
import { oneOf } from '#server/database/schema/columns.ts';

/** How often each step of the funnel was reached per day: anonymous counts only. */
export const funnelCounts = pgTable(
  'funnel_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    step: text().notNull(),
    language: oneOf(languages).notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.step, table.language] })],
);
