import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { languages } from '#domain/language.ts';
import { bookings } from './bookings.ts';
import { instant, oneOf } from './columns.ts';

/** The record that a visitor read and accepted the terms; tied to the booking once there is one. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text().references(() => bookings.id),
    visitorHash: text().notNull(),
    acceptedAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    termsVersion: text().notNull().default('2025-01-08'),
    acceptanceMethod: text().notNull().default('web_modal'),
    scrolledToBottom: boolean().notNull().default(true),
    /** The text that was shown: its language, its SHA-256, and that the French one was a touch away. */
    language: oneOf(languages).notNull(),
    textHash: text().notNull(),
    frenchAvailable: boolean().notNull().default(true),
  },
  (table) => [index('terms_acceptances_visitor').on(table.visitorHash)],
);
