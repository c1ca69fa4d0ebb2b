import * as z from 'zod/mini';
import { maxLength } from '#domain/fields.ts';
import { settlements } from '#domain/refunds/settlement.ts';
import { defineCall } from '../call.ts';
import { orderParams, requiredText, rowParams, wholeCents } from '../fields.ts';

/** Optimistic lock: refused when the booking has changed since. */
const version = z.number('invalid').check(z.int('invalid'), z.minimum(0, 'invalid'));
/** Whether the client is notified. */
const notify = z.boolean('invalid');
/** Required for a refund unless the operator signed in recently. */
const password = z.optional(z.string('invalid').check(maxLength(128, 'too-long')));

/** A transaction number as the gateway prints it. */
const gatewayNo = z.string('invalid').check(z.trim(), z.regex(/^[\x21-\x7e]{1,50}$/, 'invalid'));

/** A booking's money; `underWay` was requested from the gateway, or is about to be. */
export const BookingMoney = z.object({
  paid: wholeCents,
  givenBack: wholeCents,
  underWay: wholeCents,
  left: wholeCents,
});
export type BookingMoney = z.infer<typeof BookingMoney>;

export const BookingRefund = z.object({
  id: z.number(),
  at: z.string(),
  reason: z.enum(['not-booked', 'cancellation', 'partial']),
  amount: wholeCents,
  state: z.enum(['requested', 'calling', 'unknown', 'done']),
  /** It came in cash or by transfer, and goes back by hand. */
  byHand: z.boolean(),
  /** Whether the last attempt was declined or went unanswered. */
  waits: z.boolean(),
  /** It does not complete on its own: an owner settles it. */
  stuck: z.boolean(),
  /** Amount of this payment's earlier refund, which must be settled before this one is sent. */
  waitsFor: z.nullable(wholeCents),
  /** An owner's last decision about it, by whom and why. */
  settled: z.nullable(
    z.object({
      outcome: z.enum(settlements),
      at: z.string(),
      by: z.nullable(z.string()),
      reason: z.string(),
      /** The gateway's refund number. */
      transactionNo: z.nullable(z.string()),
    }),
  ),
  doneAt: z.nullable(z.string()),
});
export type BookingRefund = z.infer<typeof BookingRefund>;

const changed = { responses: { 200: z.object({ version: z.number() }) }, refuses: [404, 409, 422] } as const;

export const cancelAsOperator = defineCall('POST /api/admin/bookings/:order/cancel', {
  summary:
    'Cancels a booking; an owner may refund what is left of its payment, `everything` also what a free refresh that was done would keep',
  params: orderParams,
  body: z.object({ version, refund: z.enum(['full', 'everything', 'none'], 'invalid'), notify, password }),
  ...changed,
});

export const takeBackCancellation = defineCall('POST /api/admin/bookings/:order/take-back', {
  summary:
    'Takes a cancellation back while the day is free and no refund was sent; a client who was told of it is told that the visit takes place',
  params: orderParams,
  body: z.object({ version }),
  ...changed,
});

export const refundPartially = defineCall('POST /api/admin/bookings/:order/refunds', {
  summary: 'Refunds a part of a payment while the booking stays; for owners',
  params: orderParams,
  body: z.object({
    version,
    amount: wholeCents.check(z.positive('invalid')),
    reason: requiredText(1, 200, 'invalid'),
    notify,
    password,
  }),
  ...changed,
});

export const settleRefund = defineCall('POST /api/admin/refunds/:id/settle', {
  summary: 'Settles a refund that is unanswered or refused: it happened, it is sent again, or it went back another way',
  params: rowParams,
  body: z.object({
    outcome: z.enum(settlements, 'invalid'),
    /** The gateway's refund number; required if it happened. */
    transactionNo: z.optional(gatewayNo),
    reason: requiredText(1, 200, 'invalid'),
    password,
  }),
  responses: { 200: z.object({ state: z.enum(['requested', 'calling', 'unknown', 'done']) }) },
  refuses: [404, 409, 422],
});
