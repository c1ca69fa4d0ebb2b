import * as z from 'zod/mini';
import { chargeStates } from '#domain/booking/charge.ts';
import { defineCall } from '../call.ts';
import {
  amount,
  appointmentTime,
  coatingType,
  isoDate,
  layout,
  optionalText,
  orderNo,
  storefrontSize,
  text,
} from '../fields.ts';
import { QuoteInCents } from '../quote.ts';

const params = z.object({ token: text(200) });

export const readCharge = defineCall('GET /api/charges/:token', {
  summary: 'What is asked for on a booking after its sale, or what became of it; read-only',
  params,
  responses: {
    200: z.object({
      state: z.enum(chargeStates),
      visit: z.object({
        orderNo: z.string(),
        bookingId: z.string(),
        coatingType,
        appointmentDate: isoDate,
        appointmentTime,
      }),
      quote: QuoteInCents,
      /** What an extra is; null for the difference of a storefront. */
      reason: optionalText,
      storefront: z.nullable(z.object({ storefrontSize, selectedLayout: layout })),
      expiresAt: optionalText,
    }),
  },
  refuses: [404],
});

export const openCharge = defineCall('POST /api/charges/:token/card', {
  summary: 'Asks the card gateway for a ticket to pay what is asked for on a booking',
  params,
  body: z.object({ order_no: orderNo, amount, hasCookie: z.optional(z.boolean('invalid')) }),
  responses: { 200: z.object({ checkout_id: z.string(), ticket: z.nullable(z.string()) }) },
  refuses: [402, 403, 404, 409, 410, 422, 502],
});

export const payCharge = defineCall('POST /api/charges/:token/paid', {
  summary: 'The card form approved: the receipt is read, and the payment is added to the booking or goes back',
  params,
  body: z.object({ order_no: orderNo, ticket: text(200) }),
  responses: { 200: z.object({ paid: z.literal(true) }) },
  refuses: [402, 403, 404, 409, 410, 422, 502],
});
