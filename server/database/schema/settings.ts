import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What the operator changes week by week; a missing row means the default in `business/`. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
