import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Contact } from '#domain/booking/contact.ts';
import { differenceSettlements } from '#domain/booking/storefront.ts';
import { glassCoverages, layouts } from '#domain/funnel/layout.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import { languages } from '#domain/language.ts';
import { phoneDigits } from '../phone-digits.ts';
import { centsColumn, instant, isIn, oneOf, taxRatesColumn, timeColumn } from './columns.ts';

export const bookingStatuses = ['active', 'cancelled', 'completed', 'no-show'] as const;
export const paymentStatuses = ['pending', 'paid', 'refunded'] as const;
/** The refund of a cancelled booking; `review` waits for the operator's decision. */
export const refundStatuses = ['not-eligible', 'not-needed', 'pending', 'review', 'refunded'] as const;
export const syncStatuses = ['pending', 'synced', 'failed'] as const;

/** One sold appointment. Secret links, day claims and client numbers have tables of their own. */
export const bookings = pgTable(
  'bookings',
  {
    id: text().primaryKey(),
    orderNo: text().notNull().unique(),
    clientId: text().notNull(),
    /** The Booking ID that people see; drawn by the database for whoever writes a row without one. */
    reference: text().notNull().unique().default(sql`new_booking_reference()`),
    language: oneOf(languages).notNull(),
    postalCode: text().notNull(),
    storefrontSize: oneOf(storefrontSizes).notNull(),
    glassCoverage: oneOf(glassCoverages).notNull(),
    selectedLayout: oneOf(layouts),
    feeling: text(),
    aesthetic: text(),
    purpose: text(),
    appointmentDate: date({ mode: 'string' }).notNull(),
    appointmentTime: timeColumn().notNull(),
    /** What was promised of cancelling and moving (`domain/booking/promise.ts`). */
    refundUntil: instant(),
    moveUntil: instant(),
    lostRefundHours: integer(),
    monthlyService: oneOf(['yes', 'no']).notNull().default('no'),
    /** The key of a service (`business/services.ts`). */
    coatingType: text().notNull(),
    businessName: text().notNull(),
    companyName: text(),
    contactName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    phoneExtension: text(),
    address: text().notNull(),
    billingStreet: text().notNull(),
    billingCity: text().notNull(),
    billingProvince: text().notNull(),
    billingPostalCode: text().notNull(),
    specialInstructions: text(),
    purchaseOrderNumber: text(),
    invitationCode: text(),
    /** For a refresh: the booking that it refreshes. */
    refreshOf: text(),
    vipRefreshUsed: boolean().notNull().default(false),
    /** Of a VIP's free refresh: what that takes off its list price, before taxes. Null of those that were booked before it was kept. */
    courtesy: centsColumn(),
    /** Of a cancelled Platinum: what was kept for its free refresh that was done. */
    withheld: centsColumn(),
    status: oneOf(bookingStatuses).notNull().default('active'),
    cancelledAt: instant(),
    cancellationReason: text(),
    base: centsColumn().notNull(),
    gst: centsColumn().notNull(),
    qst: centsColumn().notNull(),
    total: centsColumn().notNull(),
    taxRates: taxRatesColumn(),
    /** Neither read nor written any more: what went back is in `refunds`. The release before this one writes it. */
    creditAmount: centsColumn(),
    paymentStatus: oneOf(paymentStatuses).notNull().default('pending'),
    paymentVerifiedAt: instant(),
    paymentMethod: text(),
    paymentTicket: text().unique(),
    refundStatus: oneOf(refundStatuses),
    refundProcessedAt: instant(),
    externalBookingId: text(),
    externalInvoiceId: text(),
    syncStatus: oneOf(syncStatuses).notNull().default('pending'),
    /** SEQUENCE of the visit's iCalendar file: how often the visit was changed. */
    calendarSequence: integer().notNull().default(0),
    /** Optimistic lock: an operator's change names the version that they saw. */
    version: integer().notNull().default(0),
    /** When it was imported; an imported booking was paid and invoiced elsewhere. */
    importedAt: instant(),
    createdAt: instant().notNull(),
    /** What a search reads, written by a trigger with each change of the row. */
    search: text().notNull().default(''),
  },
  (table) => [
    index('bookings_client_id').on(table.clientId),
    index('bookings_newest').on(table.createdAt.desc(), table.id.desc()),
    index('bookings_day').on(table.appointmentDate, table.id),
    index('bookings_open_visits').on(table.appointmentDate, table.id).where(sql`status = 'active'`),
    index('bookings_unsynced').on(table.syncStatus).where(sql`sync_status <> 'synced'`),
    index('bookings_refunds').on(table.createdAt).where(sql`refund_status is not null`),
    index('bookings_refund_review').on(table.createdAt).where(sql`refund_status = 'review'`),
    index('bookings_refresh_of').on(table.refreshOf).where(sql`refresh_of is not null`),
    index('bookings_invitation_code').on(table.invitationCode).where(sql`invitation_code is not null`),
    index('bookings_email').on(sql`lower(email)`),
    index('bookings_phone').on(phoneDigits),
    index('bookings_personal')
      .on(table.appointmentDate)
      .where(sql`(contact_name, email, phone, address) <> ('', '', '', '')`),
    index('bookings_search').using('gin', table.search.op('gin_trgm_ops')),
    check('bookings_status', isIn('status', bookingStatuses)),
    check('bookings_payment_status', isIn('payment_status', paymentStatuses)),
    check('bookings_refund_status', isIn('refund_status', refundStatuses)),
    check('bookings_total', sql`total = base + gst + qst and base >= 0`),
  ],
);

/** A row without its search text. */
export type Booking = Omit<typeof bookings.$inferSelect, 'search'>;

export const movers = ['customer', 'weather', 'operator'] as const;

/** Every move of a visit: from when, to when, by whom. Append-only. */
export const bookingMoves = pgTable(
  'booking_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    movedBy: oneOf(movers).notNull(),
    /** Null unless an operator moved it. */
    administratorId: text(),
    fromDate: date({ mode: 'string' }).notNull(),
    fromTime: timeColumn().notNull(),
    toDate: date({ mode: 'string' }).notNull(),
    toTime: timeColumn().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('booking_moves_booking').on(table.bookingId),
    index('booking_moves_created').on(table.createdAt),
    check('booking_moves_by', isIn('moved_by', movers)),
  ],
);

/** Internal notes about a booking. Append-only. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    administratorId: text().notNull(),
    words: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('booking_notes_booking').on(table.bookingId, table.id)],
);

/** What was corrected of a booking's contact: what changed, as it was and as it is. Without an operator its client did. */
export const bookingCorrections = pgTable(
  'booking_corrections',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    administratorId: text(),
    before: jsonb().$type<Partial<Contact>>().notNull(),
    after: jsonb().$type<Partial<Contact>>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('booking_corrections_booking').on(table.bookingId, table.id),
    // Whoever has the address that stood there by mistake may ask for it to be forgotten.
    index('booking_corrections_former_email').on(sql`lower(before->>'email')`),
    index('booking_corrections_later_email').on(sql`lower(after->>'email')`),
  ],
);

/**
 * A new e-mail address that the client asked for; the correction has both addresses. It counts once the link that it alone was
 * sent is opened, and the former address may take it back. `endedAt`: it was replaced, taken back, or the office knew better.
 */
export const addressChanges = pgTable(
  'address_changes',
  {
    /** The token of the way back is derived from it. */
    id: uuid().primaryKey(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    correctionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => bookingCorrections.id),
    /** The secret link of the new address. */
    linkId: uuid().notNull(),
    undoHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    countedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('address_changes_waiting').on(table.bookingId).where(sql`counted_at is null and ended_at is null`),
    index('address_changes_booking').on(table.bookingId, table.createdAt),
    index('address_changes_correction').on(table.correctionId),
  ],
);

/** Browsers that are shown a booking: all of it to the one that booked, its visit to those that knew its e-mail. */
export const bookingViewers = pgTable(
  'booking_viewers',
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    visitorHash: text().notNull(),
    /** It knew the e-mail alone. */
    byEmail: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.visitorHash] })],
);

export const clientKinds = ['HC', 'VIP'] as const;

/**
 * The pool of client numbers, one row each; a row with a booking is assigned for good. The foreign key is deferred (see the
 * migration), so that a number can be assigned before its booking is inserted.
 */
export const clientNumbers = pgTable(
  'client_numbers',
  {
    kind: oneOf(clientKinds).notNull(),
    number: integer().notNull(),
    bookingId: text()
      .unique()
      .references(() => bookings.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.number] }),
    uniqueIndex('client_numbers_free').on(table.kind, table.number).where(sql`booking_id is null`),
    check('client_numbers_kind', isIn('kind', clientKinds)),
  ],
);

/**
 * Every correction of a booking's storefront: as it was and as it is, with the price that applies to it, and what became of the
 * difference to what was charged until then. Append-only.
 */
export const storefrontCorrections = pgTable(
  'storefront_corrections',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    administratorId: text().notNull(),
    fromSize: oneOf(storefrontSizes).notNull(),
    fromLayout: oneOf(layouts),
    toSize: oneOf(storefrontSizes).notNull(),
    toLayout: oneOf(layouts).notNull(),
    base: centsColumn().notNull(),
    gst: centsColumn().notNull(),
    qst: centsColumn().notNull(),
    total: centsColumn().notNull(),
    /** What the customer was charged for the visit before it. */
    charged: centsColumn().notNull(),
    settlement: oneOf(differenceSettlements).notNull(),
    /** Why an owner left the money as it is. */
    reason: text(),
    /** The number of the partial refund that gives the difference back. */
    refundPart: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('storefront_corrections_booking').on(table.bookingId, table.id),
    check('storefront_corrections_settlement', isIn('settlement', differenceSettlements)),
    check('storefront_corrections_refund', sql`(settlement = 'refund') = (refund_part is not null)`),
    check('storefront_corrections_total', sql`total = base + gst + qst and base >= 0`),
  ],
);
