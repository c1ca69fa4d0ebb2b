import * as z from 'zod/mini';
import { cardBrands } from '#domain/ledger/saved-card.ts';
import { defineCall } from './call.ts';
import { orderParams, text } from './fields.ts';

/** A kept card, as far as it is shown; `expires` is MMYY. */
export const SavedCard = z.object({ brand: z.enum(cardBrands), last4: z.string(), expires: z.string() });

const byLink = { params: orderParams, query: z.object({ key: z.optional(text(100)) }) };

export const readSavedCard = defineCall('GET /api/booking-details/:order/saved-card', {
  summary: 'The card that a client keeps for the next visit, by the secret link of a booking',
  ...byLink,
  responses: { 200: z.object({ savedCard: z.nullable(SavedCard) }) },
  refuses: [404],
});

export const forgetSavedCard = defineCall('POST /api/booking-details/:order/saved-card/forget', {
  summary: 'Forgets that card',
  ...byLink,
  responses: { 204: z.null() },
  refuses: [404],
});

export const readCheckoutCard = defineCall('GET /api/checkout/:order/saved-card', {
  summary:
    'The saved card that the form of this checkout offers, one that it no longer can, and whether this payment’s card is kept',
  params: orderParams,
  responses: {
    200: z.object({ keep: z.boolean(), savedCard: z.nullable(SavedCard), gone: z.nullable(SavedCard) }),
  },
  refuses: [404],
});

export const keepCard = defineCall('PUT /api/checkout/:order/saved-card', {
  summary:
    'Whether the client keeps the card of this payment for the next visit; the last answer before it is booked counts',
  params: orderParams,
  body: z.object({ keep: z.boolean('invalid') }),
  responses: { 204: z.null() },
  refuses: [404],
});
