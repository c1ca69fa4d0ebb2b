import * as z from 'zod/mini';
import { contactFields } from '#domain/booking/contact.ts';
import { differenceSettlements } from '#domain/booking/storefront.ts';
import { noticeOutcomes, reportKinds } from '#domain/crew/report.ts';
import { BookingRecord, PaymentReceipt } from '../booking-details.ts';
import { defineCall } from '../call.ts';
import { RefundPromise } from '../checkout.ts';
import { Papers } from '../documents.ts';
import { isoDate, optionalText, orderParams, text, wholeCents } from '../fields.ts';
import { SavedCard } from '../saved-cards.ts';
import { BookingCharge } from './charges.ts';
import { ConsentEntry } from './clients/consents.ts';
import { VisitPhoto } from './files/photos.ts';
import { BookingMoney, BookingRefund } from './money.ts';
import { ReceivedText } from './texts.ts';

const q = z.optional(text(80));
/** Page size: 50 by default, 200 at most. */
const limit = z.optional(
  z.coerce.number('invalid').check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(200, 'invalid')),
);

/** Filters of the list; all bookings without one. */
export const bookingFilters = ['upcoming', 'attention', 'refunds', 'unsynced'] as const;
export type BookingFilter = (typeof bookingFilters)[number];
/** `newest`: by creation, descending. `visit`, `latest-visit`: by day of the visit, ascending or descending. */
export const bookingOrders = ['newest', 'visit', 'latest-visit'] as const;
export type BookingOrder = (typeof bookingOrders)[number];

const choice = { q, filter: z.optional(z.enum(bookingFilters, 'invalid')), day: z.optional(isoDate) };

export type AdminBooking = z.infer<typeof BookingRecord>;

/** What was sold, with taxes; the previous release does not know it. */
const ListedBooking = z.object({ ...BookingRecord.shape, total: z.optional(wholeCents) });
export type ListedBooking = z.infer<typeof ListedBooking>;

export const listBookings = defineCall('GET /api/admin/bookings', {
  summary: 'Bookings, the newest first or by the day of the visit, a page at a time; the header Link names the next',
  query: z.object({
    ...choice,
    order: z.optional(z.enum(bookingOrders, 'invalid')),
    cursor: z.optional(text(100)),
    limit,
  }),
  responses: { 200: z.array(ListedBooking) },
});

export const BookingCounts = z.object({ total: z.number(), thisMonth: z.number(), found: z.number() });

export const countBookings = defineCall('GET /api/admin/booking-counts', {
  summary: 'How many bookings there are in all, this calendar month, and in the current selection',
  query: z.object(choice),
  responses: { 200: BookingCounts },
});

export const FilterCounts = z.record(z.enum(bookingFilters), z.number());
export type FilterCounts = z.infer<typeof FilterCounts>;

export const countFilters = defineCall('GET /api/admin/booking-filters', {
  summary: 'How many bookings each filter of the list shows',
  responses: { 200: FilterCounts },
});

/** Why a booking needs attention. */
export const attentionCauses = ['refund', 'message', 'sync', 'weather'] as const;

const Event = z.object({ at: z.string(), kind: z.string(), state: optionalText, detail: optionalText });

const Storefront = z.object({ storefrontSize: z.string(), selectedLayout: optionalText });

const Corrected = z.partialRecord(z.enum(contactFields), z.nullable(z.string()));

/** Everything on record about a booking, without secret links and without message texts, which contain them. */
export const BookingStory = z.object({
  booking: BookingRecord,
  /** Id of the client's record; null until it has one. The previous release does not know it. */
  client: z.optional(optionalText),
  /** Optimistic lock: changes to the booking must send it. */
  version: z.number(),
  amounts: z.object({ base: wholeCents, gst: wholeCents, qst: wholeCents, total: wholeCents }),
  money: BookingMoney,
  refunds: z.array(BookingRefund),
  /** What was asked for after the sale, the oldest first; the previous release does not know them. */
  charges: z.optional(z.array(BookingCharge)),
  /**
   * The full-refund deadline, what cancelling would withhold for a free refresh already done, and which
   * refreshes would be cancelled with it. The previous release does not know the first.
   */
  cancelling: z.object({
    refund: z.optional(RefundPromise),
    withheld: wholeCents,
    refreshes: z.array(z.object({ orderNo: z.string(), appointmentDate: z.string(), refund: wholeCents })),
  }),
  syncStatus: z.string(),
  /** Why recording it at the accounting service last failed. */
  syncFailure: optionalText,
  /** Which crew goes (null: none is free), out of how many, and whether the office set it; null once the visit is over. */
  crew: z.nullable(z.object({ crews: z.number(), crew: z.nullable(z.number()), crewSet: z.boolean() })),
  /** Why it needs attention; empty when it does not. */
  attention: z.array(z.enum(attentionCauses)),
  paymentReceipt: z.nullable(PaymentReceipt),
  certificate: optionalText,
  /** The card that the client keeps; the previous release omits it. */
  savedCard: z.optional(z.nullable(SavedCard)),
  papers: Papers,
  payments: z.array(z.object({ ...Event.shape, amount: z.nullable(wholeCents) })),
  moves: z.array(
    z.object({ at: z.string(), by: z.string(), administrator: optionalText, from: z.string(), to: z.string() }),
  ),
  messages: z.array(
    z.object({
      ...Event.shape,
      id: z.number(),
      /** Whether it can be resent now, and whether it is itself a resend. */
      canResend: z.boolean(),
      resent: z.boolean(),
      recipient: optionalText,
      subject: optionalText,
    }),
  ),
  /** What the customer wrote by text. */
  texts: z.array(ReceivedText),
  /** Since when the customer's number has opted out of our texts; null while it accepts them. */
  textsStopped: optionalText,
  /** Consents to e-mails and their withdrawals, newest first. */
  consents: z.array(ConsentEntry),
  notes: z.array(
    z.object({
      at: z.string(),
      by: optionalText,
      /** Whether a crew wrote it at the door. */
      crew: z.boolean(),
      words: z.string(),
    }),
  ),
  /** What crews reported about the visit, when they pressed it, and what happened to the customer's text. */
  reports: z.array(
    z.object({
      at: z.string(),
      by: optionalText,
      kind: z.enum(reportKinds),
      notice: z.nullable(z.enum(noticeOutcomes)),
    }),
  ),
  /** Crew photos, those from before the work first. */
  photos: z.array(VisitPhoto),
  /** Contact corrections: only what changed. */
  corrections: z.array(
    z.object({
      at: z.string(),
      by: optionalText,
      before: Corrected,
      after: Corrected,
      /** For a new e-mail address the client asked for that is not in effect: whether it still may be. */
      asked: z.optional(z.nullable(z.enum(['waiting', 'unused']))),
    }),
  ),
  /** Corrections of size and layout, with the price since, and what happened to the difference from the charge. */
  storefronts: z.array(
    z.object({
      at: z.string(),
      by: optionalText,
      before: Storefront,
      after: Storefront,
      price: wholeCents,
      difference: wholeCents,
      settlement: z.enum(differenceSettlements),
      reason: optionalText,
    }),
  ),
  /** Audited actions; `by` is an e-mail or null for the command line, `status` the resulting status. */
  auditEntries: z.array(z.object({ at: z.string(), by: optionalText, action: z.string(), status: optionalText })),
  weather: z.array(Event),
  links: z.array(z.object({ purpose: z.string(), createdAt: z.string(), expiresAt: z.string(), usedAt: optionalText })),
  terms: z.nullable(
    z.object({
      acceptedAt: z.string(),
      version: z.string(),
      language: z.string(),
      method: z.string(),
      scrolledToBottom: z.boolean(),
    }),
  ),
});
export type BookingStory = z.infer<typeof BookingStory>;

/** A link in the drawer: all it changes is the record of who looked. */
export const openCustomerPage = defineCall('GET /api/admin/bookings/:order/page', {
  summary: 'Opens the customer’s page of a booking to this session, and leads there',
  params: orderParams,
  responses: { 303: z.null() },
  refuses: [404],
});

export const readBookingStory = defineCall('GET /api/admin/bookings/:order', {
  summary: 'Everything on record about a booking',
  params: orderParams,
  responses: { 200: BookingStory },
  refuses: [404],
});
