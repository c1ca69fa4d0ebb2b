import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BookingChoice } from '#domain/booking/checkout.ts';
import { languages } from '#domain/language.ts';
import { offerStates, waitingStates } from '#domain/waiting/waiting-list.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { instant, isIn, oneOf } from '#server/database/schema/columns.ts';

/** What was known in the funnel when somebody joined the waiting list. */
export type WaitingDraft = {
  [K in
    | 'postalCode'
    | 'storefrontSize'
    | 'selectedLayout'
    | 'coatingType'
    | 'feeling'
    | 'aesthetic'
    | 'purpose']?: NonNullable<BookingChoice[K]>;
};

/** People waiting for a day in a date range, or for an earlier one than their booking's, with the consent as shown. */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** Also by text; only with a separate consent. */
    phone: text(),
    language: oneOf(languages).notNull(),
    fromDate: date({ mode: 'string' }).notNull(),
    toDate: date({ mode: 'string' }).notNull(),
    draft: jsonb().$type<WaitingDraft>().notNull(),
    bookingId: text().references(() => bookings.id),
    state: oneOf(waitingStates).notNull().default('asked'),
    /** SHA-256 of the token in its messages. */
    tokenHash: text().notNull().unique(),
    consentText: text().notNull(),
    ipAddress: text().notNull(),
    userAgent: text().notNull(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('waiting_entries_once')
      .on(table.email, table.fromDate, table.toDate)
      .where(sql`state in ('asked', 'waiting')`),
    index('waiting_entries_email').on(sql`lower(email)`),
    index('waiting_entries_queue').on(table.createdAt).where(sql`state = 'waiting'`),
    index('waiting_entries_asked').on(table.createdAt).where(sql`state = 'asked'`),
    index('waiting_entries_ended').on(table.endedAt),
    index('waiting_entries_booking').on(table.bookingId),
    check('waiting_entries_state', isIn('state', waitingStates)),
    check('waiting_entries_span', sql`from_date <= to_date`),
  ],
);
export type WaitingEntry = typeof waitingEntries.$inferSelect;

/** A day held for a person on the waiting list; each day once per person. */
export const waitingOffers = pgTable(
  'waiting_offers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: uuid()
      .notNull()
      .references(() => waitingEntries.id, { onDelete: 'cascade' }),
    serviceDate: date({ mode: 'string' }).notNull(),
    holdId: bigint({ mode: 'number' }).notNull(),
    state: oneOf(offerStates).notNull().default('open'),
    /** The operator who offered it; null if automatic. */
    administratorId: text(),
    offeredAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('waiting_offers_one_day_once').on(table.entryId, table.serviceDate),
    uniqueIndex('waiting_offers_one_open').on(table.entryId).where(sql`state = 'open'`),
    index('waiting_offers_open').on(table.expiresAt).where(sql`state = 'open'`),
    check('waiting_offers_state', isIn('state', offerStates)),
  ],
);
export type WaitingOffer = typeof waitingOffers.$inferSelect;
