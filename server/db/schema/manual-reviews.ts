import { pgTable, text } from 'drizzle-orm/pg-core';
import { languages } from '#domain/language.ts';
import { instant, oneOf } from './columns.ts';

/** A storefront that the operator is asked to look at. */
export const manualReviews = pgTable('manual_reviews', {
  id: text().primaryKey(),
  companyName: text().notNull(),
  companyAddress: text().notNull(),
  email: text().notNull(),
  storefrontSize: text(),
  selectedLayout: text(),
  language: oneOf(languages).notNull(),
  status: text().notNull().default('open'),
  createdAt: instant().notNull(),
});
