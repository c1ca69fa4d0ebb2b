import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { glassCoverages, layouts } from '#domain/funnel/layout.ts';
import { storefrontSizes } from '#domain/funnel/size.ts';
import { languages } from '#domain/language.ts';
import { coatingTypes } from '#domain/pricing/service.ts';
import { bookingSearch } from '../booking-search.ts';
import { centsColumn, instant, isIn, oneOf } from './columns.ts';

export const bookingStatuses = ['active', 'cancelled', 'completed', 'no-show'] as const;
export const paymentStatuses = ['pending', 'paid', 'refunded'] as const;
/** What became of the money of a cancelled booking: `review` waits for the operator. */
export const refundStatuses = ['not-eligible', 'not-needed', 'pending', 'review', 'refunded'] as const;
export const syncStatuses = ['pending', 'synced', 'failed'] as const;

/** One sold appointment. Secret links, the day and the client number live in tables of their own. */
export const bookings = pgTable(
  'bookings',
  {
    id: text().primaryKey(),
    orderNo: text().notNull().unique(),
    clientId: text().notNull(),
    language: oneOf(languages).notNull(),
    postalCode: text().notNull(),
    storefrontSize: oneOf(storefrontSizes).notNull(),
    glassCoverage: oneOf(glassCoverages).notNull(),
    selectedLayout: oneOf(layouts),
    feeling: text(),
    aesthetic: text(),
    purpose: text(),
    appointmentDate: date({ mode: 'string' }).notNull(),
    appointmentTime: text().notNull(),
    monthlyService: oneOf(['yes', 'no']).notNull().default('no'),
    coatingType: oneOf(coatingTypes).notNull(),
    businessName: text().notNull(),
    companyName: text(),
    contactName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    billingStreet: text().notNull(),
    billingCity: text().notNull(),
    billingProvince: text().notNull(),
    billingPostalCode: text().notNull(),
    specialInstructions: text(),
    invitationCode: text(),
    /** The earlier booking that a refresh belongs to. */
    refreshOf: text(),
    vipRefreshUsed: boolean().notNull().default(false),
    status: oneOf(bookingStatuses).notNull().default('active'),
    cancelledAt: instant(),
    cancellationReason: text(),
    base: centsColumn().notNull(),
    gst: centsColumn().notNull(),
    qst: centsColumn().notNull(),
    total: centsColumn().notNull(),
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
    serviceReminderSmsSent: boolean().notNull().default(false),
    serviceReminderSmsSentAt: instant(),
    followUpSmsSent: boolean().notNull().default(false),
    followUpSmsSentAt: instant(),
    dayAfterReminderSmsSent: boolean().notNull().default(false),
    dayAfterReminderSmsSentAt: instant(),
    /** The SEQUENCE of the visit's calendar file: how often the visit was changed. */
    calendarSequence: integer().notNull().default(0),
    /** Counts the changes that an operator has to have seen before making another one. */
    version: integer().notNull().default(0),
    /** When it was brought over from the books of before; such a booking was paid and recorded elsewhere. */
    importedAt: instant(),
    createdAt: instant().notNull(),
    /** Everything that it is looked for by, in one text that the database writes. */
    search: text().generatedAlwaysAs(bookingSearch),
  },
  (table) => [
    index('bookings_client_id').on(table.clientId),
    index('bookings_newest').on(table.createdAt.desc(), table.id.desc()),
    index('bookings_day').on(table.appointmentDate, table.id),
    index('bookings_unsynced').on(table.syncStatus).where(sql`sync_status <> 'synced'`),
    index('bookings_refunds').on(table.createdAt).where(sql`refund_status is not null`),
    index('bookings_search').using('gin', table.search.op('gin_trgm_ops')),
    check('bookings_status', isIn('status', bookingStatuses)),
    check('bookings_payment_status', isIn('payment_status', paymentStatuses)),
    check('bookings_refund_status', isIn('refund_status', refundStatuses)),
    check('bookings_coating_type', isIn('coating_type', coatingTypes)),
    check('bookings_total', sql`total = base + gst + qst and base >= 0`),
  ],
);

/** A row, less the text that the database looks it up by. */
export type Booking = Omit<typeof bookings.$inferSelect, 'search'>;
