import * as z from 'zod/mini';
import { differenceSettlements } from '#domain/booking/storefront.ts';
import { maxLength } from '#domain/fields.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { defineCall } from '../../call.ts';
import { layout, orderParams, requiredText, wholeCents } from '../../fields.ts';
import { Asking } from '../charges.ts';
import { seenVersion } from '../visit.ts';

const storefront = { storefrontSize: z.enum(bookableSizes, 'invalid'), selectedLayout: layout };

/** What a corrected storefront costs with taxes, what was charged so far, and the difference, negative if it costs less. */
export const StorefrontPrice = z.object({
  version: z.number(),
  price: z.object({ base: wholeCents, gst: wholeCents, qst: wholeCents, total: wholeCents }),
  charged: wholeCents,
  difference: wholeCents,
  /** Whether it was sold at today's list price; otherwise the step between two list prices applies to what was sold. */
  atListPrice: z.boolean(),
});
export type StorefrontPrice = z.infer<typeof StorefrontPrice>;

export const previewStorefront = defineCall('GET /api/admin/bookings/:order/storefront', {
  summary: 'What a corrected size or layout of a booking would cost; nothing is written',
  params: orderParams,
  query: z.object(storefront),
  responses: { 200: StorefrontPrice },
  refuses: [404, 422],
});

export const correctStorefront = defineCall('POST /api/admin/bookings/:order/storefront', {
  summary:
    'Corrects the size or layout of a booking; a difference is charged, or owners give it back or leave the money as it is',
  params: orderParams,
  body: z.object({
    version: seenVersion,
    ...storefront,
    /** As shown; refused if it has changed. */
    difference: wholeCents,
    settlement: z.enum(differenceSettlements, 'invalid'),
    /** How it is paid; required to charge a difference. */
    charge: z.optional(Asking),
    /** Required to leave a difference. */
    reason: z.optional(requiredText(1, 200, 'invalid')),
    notify: z.boolean('invalid'),
    /** Required with a difference unless the operator signed in recently. */
    password: z.optional(z.string('invalid').check(maxLength(128, 'too-long'))),
  }),
  responses: { 200: z.object({ version: z.number() }) },
  refuses: [404, 409, 422],
});
