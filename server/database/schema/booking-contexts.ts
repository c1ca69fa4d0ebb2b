import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BookingChoice, Customer } from '#domain/booking/checkout.ts';
import { languages } from '#domain/language.ts';
import { centsColumn, instant, isIn, oneOf } from './columns.ts';

export const contextStates = ['open', 'booked', 'refused', 'abandoned'] as const;

/** A checkout under way: what is being bought, by which browser, for how much, on which ticket. */
export const bookingContexts = pgTable(
  'booking_contexts',
  {
    orderNo: text().primaryKey(),
    visitorHash: text().notNull(),
    language: oneOf(languages).notNull(),
    bookingData: jsonb().$type<BookingChoice>().notNull(),
    customer: jsonb().$type<Customer>(),
    base: centsColumn().notNull(),
    gst: centsColumn().notNull(),
    qst: centsColumn().notNull(),
    total: centsColumn().notNull(),
    ticket: text().unique(),
    holdId: bigint({ mode: 'number' }),
    termsAcceptanceId: bigint({ mode: 'number' }).notNull(),
    /** The earlier booking of a refresh. */
    refreshOf: text(),
    state: oneOf(contextStates).notNull().default('open'),
    bookingId: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    /** When recovery asks the gateway for this checkout's receipt next; null when nothing more can come. */
    nextPollAt: instant(),
    pollCount: integer().notNull().default(0),
  },
  (table) => [
    index('booking_contexts_visitor').on(table.visitorHash),
    index('booking_contexts_hold').on(table.holdId),
    index('booking_contexts_due').on(table.nextPollAt).where(sql`next_look_at is not null`),
    check('booking_contexts_state', isIn('state', contextStates)),
  ],
);
