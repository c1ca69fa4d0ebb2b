import * as z from 'zod/mini';
import { typedPostalCode } from './area.ts';
import { defineCall } from './call.ts';
import { Failure } from './failure.ts';
import { coatingType, orBlank, storefrontSize, typedNumber } from './fields.ts';
import { QuoteOnWire } from './quote.ts';

const layoutNumber = z.union(
  [
    z.int('invalid').check(z.gte(1, 'invalid'), z.lte(14, 'invalid')),
    z.string('invalid').check(z.regex(/^(layout)?([1-9]|1[0-4])$/, 'invalid')),
  ],
  'invalid',
);

export const quotePrices = defineCall({
  method: 'POST',
  path: '/api/pricing',
  summary: 'Prices before taxes of every service, and the quote of the one that is named',
  body: z.object({
    buildingSize: storefrontSize,
    layout: layoutNumber,
    coatingType: orBlank(coatingType),
    clientId: z.nullish(typedNumber),
    orderNumber: z.nullish(typedNumber),
    postalCode: z.nullish(typedPostalCode),
    monthlyService: orBlank(z.enum(['yes', 'no'], 'invalid')),
  }),
  responses: {
    200: z.object({
      essentialCoat: z.number(),
      completeCoat: z.number(),
      platinumPreservation: z.number(),
      preservationRefresh: z.number(),
      preservationPreview: z.number(),
      availability: z.object({
        /** Not `offered` at all, or offered and perhaps sold out. */
        platinum: z.object({ offered: z.boolean(), available: z.boolean(), remaining: z.int() }),
      }),
      quote: z.optional(QuoteOnWire),
    }),
    400: Failure,
    422: Failure,
    429: Failure,
  },
});
