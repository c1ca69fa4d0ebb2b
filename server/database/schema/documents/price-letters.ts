import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#domain/language.ts';
import type { PriceDraft } from '#domain/pricing/price-letter.ts';
import { centsColumn, instant, isIn, oneOf, taxRatesColumn } from '../columns.ts';

/** A price that a visitor had sent to an address, with what was known in the funnel and the words of a reminder, if asked for. */
export const priceLetters = pgTable(
  'price_letters',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    companyName: text(),
    language: oneOf(languages).notNull(),
    draft: jsonb().$type<PriceDraft>().notNull(),
    /** The price of the day on which it was sent. */
    base: centsColumn().notNull(),
    gst: centsColumn().notNull(),
    qst: centsColumn().notNull(),
    total: centsColumn().notNull(),
    taxRates: taxRatesColumn(),
    /** SHA-256 of the token in its links. */
    tokenHash: text().notNull().unique(),
    /** What was agreed to for the one reminder, as shown; null if none was asked for. */
    consentText: text(),
    ipAddress: text().notNull(),
    userAgent: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the reminder was declined. */
    stoppedAt: instant(),
  },
  (table) => [
    index('price_letters_email').on(sql`lower(email)`, table.createdAt),
    index('price_letters_expires').on(table.expiresAt),
    check('price_letters_language', isIn('language', languages)),
    check('price_letters_total', sql`total = base + gst + qst and base >= 0 and gst >= 0 and qst >= 0`),
  ],
);
export type PriceLetter = typeof priceLetters.$inferSelect;
