import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BookingChoice, Customer } from '#domain/booking/checkout.ts';
import { paymentWays } from '#domain/booking/operator-booking.ts';
import { languages } from '#domain/language.ts';
import { bookings } from './bookings.ts';
import { centsColumn, instant, isIn, oneOf, taxRatesColumn } from './columns.ts';

export const linkChannels = ['mail', 'sms'] as const;

/**
 * A booking that an operator made for a customer, or a payment link that becomes one once paid. The id comes from the
 * form, so that a double submit creates one.
 */
export const operatorBookings = pgTable(
  'operator_bookings',
  {
    id: uuid().primaryKey(),
    administratorId: text().notNull(),
    way: oneOf(paymentWays).notNull(),
    language: oneOf(languages).notNull(),
    bookingData: jsonb().$type<BookingChoice>().notNull(),
    /** Deleted once the booking has it, or some time after the link ended. */
    customer: jsonb().$type<Customer>(),
    base: centsColumn().notNull(),
    gst: centsColumn().notNull(),
    qst: centsColumn().notNull(),
    total: centsColumn().notNull(),
    taxRates: taxRatesColumn(),
    /** The base of the price list, and an owner's reason for another price. */
    listedBase: centsColumn().notNull(),
    priceReason: text(),
    /** For a refresh: the booking that it refreshes. */
    refreshOf: text(),
    /** Becomes an internal note of the booking. */
    note: text(),
    bookingId: text()
      .unique()
      .references(() => bookings.id),
    createdAt: instant().notNull(),
    /** Of a payment link alone: how it is sent, what holds its day, and until when. */
    channel: oneOf(linkChannels),
    tokenHash: text().unique(),
    holdId: bigint({ mode: 'number' }),
    expiresAt: instant(),
    cancelledAt: instant(),
    /** When payment became impossible and the operator was notified. */
    endedAt: instant(),
    /** Of a storefront of a written quote: which quote, and which of its storefronts, from 0 on. */
    quoteId: uuid(),
    quotePlace: integer(),
  },
  (table) => [
    index('operator_bookings_links').on(table.expiresAt).where(sql`way = 'link' and booking_id is null`),
    index('operator_bookings_hold').on(table.holdId).where(sql`hold_id is not null`),
    // A storefront of a quote becomes one booking: what replaces a link withdraws it first.
    uniqueIndex('operator_bookings_quote')
      .on(table.quoteId, table.quotePlace)
      .where(sql`quote_id is not null and cancelled_at is null`),
    check('operator_bookings_way', isIn('way', paymentWays)),
    check('operator_bookings_channel', isIn('channel', linkChannels)),
    check('operator_bookings_total', sql`total = base + gst + qst and base >= 0 and gst >= 0 and qst >= 0`),
    check(
      'operator_bookings_link',
      sql`(way = 'link') = (channel is not null and token_hash is not null and expires_at is not null)`,
    ),
  ],
);
export type OperatorBooking = typeof operatorBookings.$inferSelect;
