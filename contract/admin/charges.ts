import * as z from 'zod/mini';
import { chargeStates, chargeWays } from '#domain/booking/charge.ts';
import { maxOwnBase } from '#domain/booking/operator-booking.ts';
import { maxLength } from '#domain/fields.ts';
import { paymentMethods } from '#domain/ledger/by-hand.ts';
import { defineCall } from '../call.ts';
import { optionalText, requiredText, text, wholeCents, words } from '../fields.ts';
import { seenVersion } from './visit.ts';

/** How more is asked for on a booking. */
export const Asking = z.object({
  id: z.uuid('invalid'),
  way: z.enum(chargeWays, 'invalid'),
  /** The bank’s number of a transfer. */
  reference: z.nullish(words(60)),
});

/** A charge of a booking and what became of it. */
export const BookingCharge = z.object({
  id: z.string(),
  at: z.string(),
  state: z.enum(chargeStates),
  way: z.enum(chargeWays),
  total: wholeCents,
  /** What an extra is; null for the difference of a storefront. */
  reason: optionalText,
  expiresAt: optionalText,
  /** How it was paid and when. */
  paid: z.nullable(z.object({ at: z.string(), method: z.enum(paymentMethods) })),
});
export type BookingCharge = z.infer<typeof BookingCharge>;

/** Required where an owner sets a price or money was received, unless the operator signed in recently. */
const password = z.optional(z.string('invalid').check(maxLength(128, 'too-long')));
const changed = { responses: { 200: z.object({ version: z.number() }) }, refuses: [404, 409, 422] } as const;
const one = z.object({ order: text(40), id: z.uuid('invalid') });

export const chargeExtra = defineCall('POST /api/admin/bookings/:order/charges', {
  summary:
    'Charges an extra with its reason on a booking: by link, in cash or by transfer; for owners, idempotent by its id',
  params: z.object({ order: text(40) }),
  body: z.object({
    version: seenVersion,
    ...Asking.shape,
    /** Before taxes. */
    base: wholeCents.check(z.minimum(1, 'invalid'), z.maximum(maxOwnBase, 'invalid')),
    reason: requiredText(1, 200, 'invalid'),
    password,
  }),
  ...changed,
});

export const withdrawCharge = defineCall('POST /api/admin/bookings/:order/charges/:id/withdraw', {
  summary: 'No longer asks for an unpaid charge; a payment on its way goes back',
  params: one,
  body: z.object({ version: seenVersion }),
  ...changed,
});

export const resendCharge = defineCall('POST /api/admin/bookings/:order/charges/:id/resend', {
  summary: 'Mails the link of an unpaid charge again; it is good anew',
  params: one,
  body: z.object({ version: seenVersion }),
  ...changed,
});

export const receiveCharge = defineCall('POST /api/admin/bookings/:order/charges/:id/received', {
  summary: 'Records that an unpaid charge was received in cash or by transfer',
  params: one,
  body: z.object({
    version: seenVersion,
    method: z.enum(['cash', 'transfer'], 'invalid'),
    reference: z.nullish(words(60)),
    password,
  }),
  ...changed,
});
