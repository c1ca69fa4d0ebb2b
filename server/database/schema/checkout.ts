import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BookingChoice, Customer } from '#domain/booking/checkout.ts';
import { languages } from '#domain/language.ts';
import type { SavedCard } from '#domain/ledger/saved-card.ts';
import { bookings } from './bookings.ts';
import { centsColumn, instant, isIn, oneOf, taxRatesColumn } from './columns.ts';

export type CardOfCheckout = { keep?: boolean; offered?: SavedCard | null; gone?: SavedCard | null };

export const contextStates = ['open', 'booked', 'refused', 'abandoned'] as const;

/** A checkout: what is being bought, by which browser, at what price, on which gateway ticket. */
export const bookingContexts = pgTable(
  'booking_contexts',
  {
    orderNo: text().primaryKey(),
    visitorHash: text().notNull(),
    /** The network that it was opened from; none for an operator's booking. */
    addressHash: text(),
    language: oneOf(languages).notNull(),
    bookingData: jsonb().$type<BookingChoice>().notNull(),
    customer: jsonb().$type<Customer>(),
    base: centsColumn().notNull(),
    gst: centsColumn().notNull(),
    qst: centsColumn().notNull(),
    total: centsColumn().notNull(),
    taxRates: taxRatesColumn(),
    /** What the order summary promises of cancelling and moving; the booking has the same. */
    refundUntil: instant(),
    moveUntil: instant(),
    ticket: text().unique(),
    holdId: bigint({ mode: 'number' }),
    termsAcceptanceId: bigint({ mode: 'number' }).notNull(),
    /** For a refresh: the booking that it refreshes. */
    refreshOf: text(),
    state: oneOf(contextStates).notNull().default('open'),
    bookingId: text(),
    /** The operator's payment link that opened it. */
    operatorBookingId: uuid(),
    /** The charge of a booking that it pays; the booking is of `bookingData` then, and no new one. */
    chargeId: uuid(),
    /** The saved card that the form offers or could not, and whether the payer keeps the card that is charged. */
    savedCard: jsonb().$type<CardOfCheckout>(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    /** When to ask the gateway for the receipt next; null if no payment can arrive any more. */
    nextPollAt: instant(),
    pollCount: integer().notNull().default(0),
    /** The browser said that a payment was sent, or its page closed: this ticket is asked about before others. */
    hinted: boolean().notNull().default(false),
    /** Opened while days were in demand: the first to pay gets the day. */
    inDemand: boolean().notNull().default(false),
    /** How often the booking of this payment could not be written, and since when. */
    bookingFailures: integer().notNull().default(0),
    failingSince: instant(),
  },
  (table) => [
    index('booking_contexts_open_visitor').on(table.visitorHash).where(sql`state = 'open'`),
    index('booking_contexts_hold').on(table.holdId),
    index('booking_contexts_network').on(table.addressHash).where(sql`next_poll_at is not null`),
    index('booking_contexts_due').on(table.nextPollAt).where(sql`next_poll_at is not null`),
    check('booking_contexts_state', isIn('state', contextStates)),
  ],
);

/** Proof that a visitor accepted the terms; linked to the booking once there is one. */
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
    /** The text that was shown: its language, its SHA-256, and that the French version was offered. */
    language: oneOf(languages).notNull(),
    textHash: text().notNull(),
    frenchAvailable: boolean().notNull().default(true),
    /** When the French text was on screen, and when it was first sent with a confirmation; null if not recorded. */
    frenchShownAt: instant(),
    frenchSentAt: instant(),
  },
  (table) => [
    index('terms_acceptances_untied_visitor').on(table.visitorHash).where(sql`booking_id is null`),
    index('terms_acceptances_booking').on(table.bookingId),
    index('terms_acceptances_untied').on(table.acceptedAt).where(sql`booking_id is null`),
  ],
);
