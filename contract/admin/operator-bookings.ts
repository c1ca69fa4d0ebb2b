import * as z from 'zod/mini';
import { directWays } from '#domain/booking/operator-booking.ts';
import { linkHours, linkStates } from '#domain/booking/payment-link.ts';
import { maxLength } from '#domain/fields.ts';
import { languages } from '#domain/language.ts';
import { BookingRecord } from '../booking-details.ts';
import { defineCall } from '../call.ts';
import { BookingRequest, CustomerData } from '../checkout.ts';
import { appointmentTime, note, optionalText, orderParams, requiredText, text, wholeCents, words } from '../fields.ts';

const OwnPrice = z.object({
  /** Before taxes; zero where an owner gives the visit away. */
  base: wholeCents.check(z.minimum(0, 'invalid')),
  reason: requiredText(1, 200, 'invalid'),
});

/** What an operator books for a client, however it is paid. */
const wish = {
  id: z.uuid('invalid'),
  booking: BookingRequest,
  customer: CustomerData,
  /** The customer’s. */
  language: z.enum(languages, 'invalid'),
  /** The total quoted; refused with the right one if it differs. */
  total: wholeCents,
  /** Owners only. */
  ownPrice: z.nullish(OwnPrice),
  note: z.nullish(note),
  /** Required where money is involved, unless the operator signed in recently. */
  password: z.optional(z.string('invalid').check(maxLength(128, 'too-long'))),
};
const channel = z.enum(['mail', 'sms'], 'invalid');

export const bookForClient = defineCall('POST /api/admin/operator-bookings', {
  summary: 'Books for somebody on the phone or at the door, paid in cash, by transfer, or free; idempotent by its id',
  body: z.object({
    ...wish,
    way: z.enum(directWays, 'invalid'),
    /** The bank’s number of a transfer. */
    reference: z.nullish(words(60)),
    /** The customer was told the terms and agreed. */
    termsTold: z.literal(true, 'invalid'),
    /** Which version: the one in force. Without it, none is recorded. */
    termsVersion: z.nullish(text(20)),
  }),
  responses: { 201: z.object({ orderNo: z.string(), bookingId: z.string(), clientId: z.string() }) },
  refuses: [409, 422],
});

export const bookAgain = defineCall('GET /api/admin/bookings/:order/again', {
  summary: 'What a new booking for the same client starts from, and the storefronts that the client has',
  params: orderParams,
  responses: {
    200: z.object({
      booking: BookingRecord,
      /** The number that a refresh of this storefront names; null if nothing there can be refreshed. */
      refreshes: optionalText,
      /** One booking of each storefront, this one first; none once the books no longer need the address. */
      storefronts: z.array(z.object({ orderNo: z.string(), businessName: z.string(), address: z.string() })),
    }),
  },
  refuses: [404],
});
export type Again = z.output<(typeof bookAgain)['responses'][200]>;

export const sendPaymentLink = defineCall('POST /api/admin/payment-links', {
  summary: 'Holds a day for somebody and sends a link to pay by; idempotent by its id',
  body: z.object({
    ...wish,
    hours: z.union(
      linkHours.map((hours) => z.literal(hours)),
      'invalid',
    ),
    channel,
  }),
  responses: { 201: z.object({ id: z.string(), expiresAt: z.string() }) },
  refuses: [409, 422],
});

const PaymentLink = z.object({
  id: z.string(),
  state: z.enum(linkStates),
  createdAt: z.string(),
  expiresAt: z.string(),
  by: z.nullable(z.string()),
  channel: z.enum(['mail', 'sms']),
  name: z.nullable(z.string()),
  appointmentDate: z.string(),
  appointmentTime,
  coatingType: z.string(),
  total: wholeCents,
  orderNo: z.nullable(z.string()),
});
export type PaymentLink = z.infer<typeof PaymentLink>;

export const listPaymentLinks = defineCall('GET /api/admin/payment-links', {
  summary: 'The payment links of the last weeks and what became of each, the newest first, a page at a time',
  query: z.object({ cursor: z.optional(text(200)) }),
  responses: { 200: z.object({ links: z.array(PaymentLink), next: z.nullable(z.string()) }) },
});

export const resendPaymentLink = defineCall('POST /api/admin/payment-links/:id/resend', {
  summary: 'Sends an open payment link once more, by mail or by text',
  params: z.object({ id: z.uuid('invalid') }),
  body: z.object({ channel }),
  responses: { 200: z.object({ sent: z.literal(true) }) },
  refuses: [404, 409, 422],
});

export const withdrawPaymentLink = defineCall('POST /api/admin/payment-links/:id/withdraw', {
  summary: 'Withdraws an unpaid payment link and frees its day',
  params: z.object({ id: z.uuid('invalid') }),
  responses: { 200: z.object({ withdrawn: z.literal(true) }) },
  refuses: [404, 409],
});
