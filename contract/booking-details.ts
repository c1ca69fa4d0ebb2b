import * as z from 'zod/mini';
import { paymentMethods } from '#domain/ledger/by-hand.ts';
import { wallets } from '#domain/ledger/paid-with.ts';
import { defineCall } from './call.ts';
import { Papers, Proofs } from './documents.ts';
import { addedTexts, appointmentTime, email, optionalText, orderParams, text, typedNumber } from './fields.ts';

/** A booking under the specification's names, without secrets. */
export const BookingRecord = z.object({
  bookingId: z.string(),
  orderNo: z.string(),
  clientId: z.string(),
  status: z.string(),
  paymentStatus: z.string(),
  postalCode: z.string(),
  storefrontSize: z.string(),
  glassCoverage: z.string(),
  selectedLayout: optionalText,
  feeling: optionalText,
  aesthetic: optionalText,
  purpose: optionalText,
  appointmentDate: z.string(),
  appointmentTime,
  monthlyService: z.string(),
  coatingType: z.string(),
  businessName: z.string(),
  companyName: optionalText,
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneExtension: optionalText,
  address: z.string(),
  billingStreet: z.string(),
  billingCity: z.string(),
  billingProvince: z.string(),
  billingPostalCode: z.string(),
  ...addedTexts(() => optionalText),
  refundStatus: optionalText,
  cancelledAt: optionalText,
  language: z.enum(['en', 'fr']),
  createdAt: z.string(),
});

export const PaymentReceipt = z.object({
  method: z.enum(paymentMethods),
  /** The bank’s number of a transfer. */
  reference: z.nullable(z.string()),
  transactionNo: z.string(),
  approvalCode: z.string(),
  amount: z.number(),
  responseCode: z.string(),
  message: z.string(),
  paymentVerified: z.boolean(),
  /** The previous release omits both. */
  wallet: z.optional(z.nullable(z.enum(wallets))),
  instalments: z.optional(z.nullable(z.int())),
});

const Locked = z.object({
  locked: z.literal(true),
  booking: z.object({
    orderNo: z.string(),
    status: z.string(),
    coatingType: z.string(),
    appointmentDate: z.string(),
  }),
  paymentReceipt: z.null(),
});

/** What the e-mail address alone unlocks. */
const Limited = z.object({
  limited: z.literal(true),
  booking: z.object({
    orderNo: z.string(),
    bookingId: z.string(),
    clientId: z.string(),
    status: z.string(),
    coatingType: z.string(),
    appointmentDate: z.string(),
    appointmentTime,
    storefrontSize: z.string(),
    selectedLayout: optionalText,
  }),
  paymentReceipt: z.null(),
});

export const readBooking = defineCall('GET /api/booking-details/:order', {
  summary:
    'A booking: complete for the browser that booked and for the secret link, its visit for one that knew the e-mail, locked for anyone else',
  params: orderParams,
  /** For scripts; the site's pages send the header. */
  query: z.object({ key: z.optional(text(100)) }),
  responses: {
    200: z.union([
      Locked,
      Limited,
      z.object({
        booking: BookingRecord,
        paymentReceipt: z.nullable(PaymentReceipt),
        /** Number of the certificate of a coated visit that was done. */
        certificate: optionalText,
        papers: Papers,
        /** Certificates of the business that are valid; the previous release omits them. */
        proofs: z.optional(Proofs),
        /** Token of the storefront's picture and its link; null without a drawing. The previous release omits it. */
        share: z.optional(optionalText),
        /** What was paid and is neither refunded nor being refunded, in dollars. */
        kept: z.number(),
        /** A VIP has yet to use the free refresh of a Platinum booking. */
        freeRefresh: z.optional(z.boolean()),
        /** The new e-mail address whose link has not been opened yet; the previous release omits it. */
        emailToConfirm: z.optional(optionalText),
      }),
    ]),
    202: z.object({ state: z.literal('processing') }),
  },
  refuses: [404, 409, 502],
});

export const unlockBooking = defineCall('POST /api/booking-details/:order/unlock', {
  summary: 'Opens the visit of a booking to this browser by the e-mail that was given when booking',
  params: orderParams,
  body: z.object({ email }),
  responses: { 204: z.null() },
  refuses: [404],
});

export const mailBookingLink = defineCall('POST /api/booking-links', {
  summary:
    'Sends the link of a booking to the booking’s own address, by its order number or a VIP’s number; the same answer whether there is one or not',
  body: z.object({ number: typedNumber.check(z.minLength(1, 'invalid')) }),
  responses: { 202: z.object({ success: z.literal(true) }) },
});
