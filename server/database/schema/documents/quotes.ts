import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Customer } from '#domain/booking/checkout.ts';
import type { QuotedStorefront } from '#domain/booking/written-quote.ts';
import { languages } from '#domain/language.ts';
import { termsAcceptances } from '../checkout.ts';
import { instant, isIn, oneOf } from '../columns.ts';

/**
 * What an owner offers in writing for storefronts that the funnel does not sell. The id comes from the form. Each
 * storefront becomes a payment link of its own (`operator_bookings.quote_id`).
 */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    administratorId: text().notNull(),
    /** The request that it answers. */
    reviewId: text(),
    language: oneOf(languages).notNull(),
    /** Deleted with the person. */
    customer: jsonb().$type<Omit<Customer, 'address'>>(),
    words: text().notNull(),
    storefronts: jsonb().$type<readonly QuotedStorefront[]>().notNull(),
    /** SHA-256 of the token in its mail’s link. */
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    termsAcceptanceId: bigint({ mode: 'number' }).references(() => termsAcceptances.id),
    withdrawnAt: instant(),
  },
  (table) => [
    index('quotes_created').on(table.createdAt, table.id),
    index('quotes_email').on(sql`lower(customer ->> 'email')`),
    check('quotes_language', isIn('language', languages)),
    check('quotes_accepted', sql`(accepted_at is null) = (terms_acceptance_id is null)`),
  ],
);
export type Quote = typeof quotes.$inferSelect;
