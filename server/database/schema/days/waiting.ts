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

/** Who waits for a day of a span, or for an earlier one than that of their booking, with the consent as it was shown. */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    /** For a text as well; only with a consent of its own. */
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

/** A day that was held for somebody on the waiting list; each day once for each person. */
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
    /** Who offered it by hand; null where the list did. */
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
