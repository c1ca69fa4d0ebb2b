import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { instant, isIn, oneOf, timeColumn } from './columns.ts';

/** Days or hours closed by the operator. */
export const calendarBlocks = pgTable(
  'calendar_blocks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    blockType: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    reason: text(),
    allDay: boolean().notNull().default(true),
    startTime: timeColumn(),
    endTime: timeColumn(),
    createdAt: instant().notNull(),
  },
  () => [check('calendar_blocks_order', sql`start_date <= end_date`)],
);

export const holdTypes = ['checkout', 'weather', 'link', 'waiting'] as const;
export const holdStatuses = ['active', 'used', 'released', 'expired'] as const;

/**
 * A day reserved for a checkout, for a payment link until it ends, for a weather proposal until it is answered, or for
 * a person on the waiting list.
 */
export const calendarHolds = pgTable(
  'calendar_holds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    holdType: oneOf(holdTypes).notNull(),
    proposedDate: date({ mode: 'string' }).notNull(),
    proposedTime: timeColumn().notNull(),
    status: oneOf(holdStatuses).notNull().default('active'),
    expiresAt: instant().notNull(),
    /** SHA-256 of the visitor cookie and, for the previous release's limits, of the IP address: of a checkout, or of the person who opened a day of the waiting list. */
    visitorHash: text(),
    addressHash: text(),
    /** The networks of the address, from its own line to its provider. */
    networkHashes: text().array(),
    /** The service being bought: while a hold is live, it takes one of the places if they are limited. */
    service: text(),
    bookingId: text(),
    weatherNotificationId: bigint({ mode: 'number' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('calendar_holds_one_checkout_per_visitor')
      .on(table.visitorHash)
      .where(sql`hold_type = 'checkout' and status = 'active'`),
    index('calendar_holds_booking').on(table.bookingId).where(sql`booking_id is not null`),
    index('calendar_holds_networks').using('gin', table.networkHashes).where(sql`status = 'active'`),
    index('calendar_holds_live').on(table.expiresAt).where(sql`status = 'active'`),
    check('calendar_holds_type', isIn('hold_type', holdTypes)),
    check('calendar_holds_status', isIn('status', holdStatuses)),
  ],
);

/** A day with more or fewer crews than scheduled: one is ill, or one is hired for the day. */
export const dayCrews = pgTable(
  'day_crews',
  {
    serviceDate: date({ mode: 'string' }).primaryKey(),
    crews: smallint().notNull(),
    reason: text(),
    createdAt: instant().notNull(),
  },
  () => [check('day_crews_number', sql`crews >= 1`)],
);

/** Holidays that an owner keeps open; a closed one is a block. Undecided ones are suggested again. */
export const openHolidays = pgTable('open_holidays', {
  day: date({ mode: 'string' }).primaryKey(),
  administratorId: text().notNull(),
  createdAt: instant().notNull(),
});

/**
 * Which hold or booking has which crew on which day. The primary key guarantees that no crew is sold twice on a day; every
 * hold and every booking claims its day here.
 */
export const dayClaims = pgTable(
  'day_claims',
  {
    serviceDate: date({ mode: 'string' }).notNull(),
    crew: smallint().notNull(),
    /** How many crews the day had when it was claimed; null in a claim of an earlier release. */
    crews: smallint(),
    holdId: bigint({ mode: 'number' }).references(() => calendarHolds.id),
    bookingId: text()
      .unique()
      .references(() => bookings.id),
  },
  (table) => [
    primaryKey({ columns: [table.serviceDate, table.crew] }),
    index('day_claims_hold').on(table.holdId),
    check('day_claims_one_owner', sql`num_nonnulls(hold_id, booking_id) = 1`),
    check('day_claims_crew', sql`crew >= 1`),
  ],
);
