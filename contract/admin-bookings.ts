import * as z from 'zod/mini';
import { BookingMoney, BookingRefund } from './admin-money.ts';
import { BookingRecord, PaymentReceipt } from './booking-details.ts';
import { defineCall } from './call.ts';
import { Failure } from './failure.ts';
import { text } from './fields.ts';

const q = z.optional(text(80));
const optional = z.nullable(z.string());

/** A page of the list: fifty where nothing else is asked for, two hundred at most. */
const limit = z.optional(
  z.coerce.number('invalid').check(z.int('invalid'), z.minimum(1, 'invalid'), z.maximum(200, 'invalid')),
);

export type AdminBooking = z.infer<typeof BookingRecord>;

export const listBookings = defineCall({
  method: 'GET',
  path: '/api/admin/bookings',
  summary: 'Bookings, the newest first, a page at a time; the header Link names the next',
  query: z.object({ q, cursor: z.optional(text(100)), limit }),
  responses: { 200: z.array(BookingRecord), 400: Failure, 401: Failure, 403: Failure },
});

export const BookingCounts = z.object({ total: z.number(), thisMonth: z.number(), found: z.number() });

export const countBookings = defineCall({
  method: 'GET',
  path: '/api/admin/booking-counts',
  summary: 'How many bookings there are, were made in this calendar month, and are found by a search',
  query: z.object({ q }),
  responses: { 200: BookingCounts, 400: Failure, 401: Failure, 403: Failure },
});

const Told = z.object({ at: z.string(), kind: z.string(), state: optional, detail: optional });

/** Everything on record about one booking; nothing that opens it, and no text that carries such a link. */
export const BookingStory = z.object({
  booking: BookingRecord,
  /** What a change of the booking names, so that nobody overwrites what they have not seen. */
  version: z.number(),
  amounts: z.object({ base: z.number(), gst: z.number(), qst: z.number(), total: z.number() }),
  money: BookingMoney,
  refunds: z.array(BookingRefund),
  syncStatus: z.string(),
  paymentReceipt: z.nullable(PaymentReceipt),
  payments: z.array(z.object({ ...Told.shape, amount: z.nullable(z.number()) })),
  moves: z.array(z.object({ at: z.string(), by: z.string(), from: z.string(), to: z.string() })),
  messages: z.array(z.object({ ...Told.shape, recipient: optional, subject: optional })),
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
