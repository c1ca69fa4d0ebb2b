import * as z from 'zod/mini';
import { BookingRecord, PaymentReceipt } from '../booking-details.ts';
import { defineCall } from '../call.ts';
import { Failure } from '../failure.ts';
import { isoDate, text, wholeCents } from '../fields.ts';
import { BookingMoney, BookingRefund } from './money.ts';

const q = z.optional(text(80));
const optional = z.nullable(z.string());

/** A page of the list: fifty where nothing else is asked for, two hundred at most. */
const limit = z.optional(
  z.coerce.number('invalid').check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(200, 'invalid')),
);

/** What of the bookings is looked at: all where none is named. */
export const bookingFilters = ['upcoming', 'attention', 'refunds', 'unsynced'] as const;
export type BookingFilter = (typeof bookingFilters)[number];
/** `newest`: as they were made. `visit`, `latest-visit`: by the day of the visit, the earliest or the latest first. */
export const bookingOrders = ['newest', 'visit', 'latest-visit'] as const;
export type BookingOrder = (typeof bookingOrders)[number];

const choice = { q, filter: z.optional(z.enum(bookingFilters, 'invalid')), day: z.optional(isoDate) };

export type AdminBooking = z.infer<typeof BookingRecord>;

export const listBookings = defineCall({
  method: 'GET',
  path: '/api/admin/bookings',
  summary: 'Bookings, the newest first or by the day of the visit, a page at a time; the header Link names the next',
  query: z.object({
    ...choice,
    order: z.optional(z.enum(bookingOrders, 'invalid')),
    cursor: z.optional(text(100)),
    limit,
  }),
  responses: { 200: z.array(BookingRecord), 400: Failure, 401: Failure, 403: Failure },
});

export const BookingCounts = z.object({ total: z.number(), thisMonth: z.number(), found: z.number() });

export const countBookings = defineCall({
  method: 'GET',
  path: '/api/admin/booking-counts',
  summary: 'How many bookings there are, were made in this calendar month, and are found by a search',
  query: z.object(choice),
  responses: { 200: BookingCounts, 400: Failure, 401: Failure, 403: Failure },
});

export const FilterCounts = z.record(z.enum(bookingFilters), z.number());
export type FilterCounts = z.infer<typeof FilterCounts>;

export const countFilters = defineCall({
  method: 'GET',
  path: '/api/admin/booking-filters',
  summary: 'How many bookings each filter of the list shows',
  responses: { 200: FilterCounts, 401: Failure, 403: Failure },
});

/** Why a booking is among those that need attention. */
export const attentionCauses = ['refund', 'message', 'sync', 'weather'] as const;

const Told = z.object({ at: z.string(), kind: z.string(), state: optional, detail: optional });

/** Everything on record about one booking; nothing that opens it, and no text that carries such a link. */
export const BookingStory = z.object({
  booking: BookingRecord,
  /** What a change of the booking names, so that nobody overwrites what they have not seen. */
  version: z.number(),
  amounts: z.object({ base: wholeCents, gst: wholeCents, qst: wholeCents, total: wholeCents }),
  money: BookingMoney,
  refunds: z.array(BookingRefund),
  syncStatus: z.string(),
  /** Why the last try to record it in the accounts stopped. */
  syncFailure: optional,
  /** What of it needs a person. */
  attention: z.array(z.enum(attentionCauses)),
  paymentReceipt: z.nullable(PaymentReceipt),
  payments: z.array(z.object({ ...Told.shape, amount: z.nullable(wholeCents) })),
  moves: z.array(
    z.object({ at: z.string(), by: z.string(), administrator: optional, from: z.string(), to: z.string() }),
  ),
  messages: z.array(
    z.object({
      ...Told.shape,
      id: z.number(),
      /** Whether the operator may send it again now, and whether it was sent so itself. */
      canResend: z.boolean(),
      resent: z.boolean(),
      recipient: optional,
      subject: optional,
    }),
  ),
  notes: z.array(z.object({ at: z.string(), by: optional, words: z.string() })),
  /** What administrators did, by e-mail (null where the program's own command did it), and the status that it led to. */
  auditEntries: z.array(z.object({ at: z.string(), by: optional, action: z.string(), status: optional })),
  weather: z.array(Told),
  links: z.array(z.object({ purpose: z.string(), createdAt: z.string(), expiresAt: z.string(), usedAt: optional })),
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

export const readBookingStory = defineCall({
  method: 'GET',
  path: '/api/admin/bookings/:order',
  summary: 'The whole story of a booking',
  params: z.object({ order: text(40) }),
  responses: { 200: BookingStory, 401: Failure, 403: Failure, 404: Failure },
});
