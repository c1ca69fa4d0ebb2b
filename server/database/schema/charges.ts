import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { chargeWays } from '#domain/booking/charge.ts';
import { bookings, storefrontCorrections } from './bookings.ts';
import { centsColumn, instant, isIn, oneOf, taxRatesColumn } from './columns.ts';

/**
 * What is charged on a booking after its sale: the difference of a larger storefront, or an extra with its reason. It has a
 * payment of its own, under its own order number. The id comes from the form, so that a double submit charges once.
 */
export const bookingCharges = pgTable(
  'booking_charges',
  {
    id: uuid().primaryKey(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    /** The correction whose difference it is; null for an extra. */
    correctionId: bigint({ mode: 'number' }).references(() => storefrontCorrections.id),
    administratorId: text().notNull(),
    /** How it was asked for: a link may be settled by hand later. */
    way: oneOf(chargeWays).notNull(),
    /** What the extra is, as its invoice says. */
    reason: text(),
    /** As asked; once paid, with the taxes of that day. */
    base: centsColumn().notNull(),
    gst: centsColumn().notNull(),
    qst: centsColumn().notNull(),
    total: centsColumn().notNull(),
    taxRates: taxRatesColumn(),
    /** Of a link alone. */
    tokenHash: text().unique(),
    expiresAt: instant(),
    /** When its link ended unpaid and the operator was told. */
    endedAt: instant(),
    withdrawnAt: instant(),
    /** Of the payment: its order number at the gateway and in the ledger. */
    orderNo: text().unique(),
    paidAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('booking_charges_booking').on(table.bookingId, table.createdAt),
    index('booking_charges_paid').on(table.paidAt).where(sql`paid_at is not null`),
    index('booking_charges_open')
      .on(table.expiresAt)
      .where(sql`paid_at is null and withdrawn_at is null and ended_at is null`),
    uniqueIndex('booking_charges_one_open').on(table.bookingId).where(sql`paid_at is null and withdrawn_at is null`),
    check('booking_charges_way', isIn('way', chargeWays)),
    check('booking_charges_what', sql`correction_id is null or reason is null`),
    check('booking_charges_total', sql`total = base + gst + qst and base > 0 and gst >= 0 and qst >= 0`),
    check('booking_charges_link', sql`(way = 'link') = (token_hash is not null and expires_at is not null)`),
    check('booking_charges_paid', sql`(paid_at is null) = (order_no is null)`),
    check('booking_charges_once', sql`paid_at is null or withdrawn_at is null`),
  ],
);
export type BookingCharge = typeof bookingCharges.$inferSelect;
