import * as z from 'zod/mini';
import { offered, type PriceField } from '#business/service-cards.ts';
import { limitedService } from '#business/services.ts';
import { typedPostalCode } from './area.ts';
import { defineCall } from './call.ts';
import { coatingType, orBlank, storefrontSize, typedNumber } from './fields.ts';
import { QuoteOnWire } from './quote.ts';

const layoutNumber = z.union(
  [
    z.int('invalid').check(z.gte(1, 'invalid'), z.lte(14, 'invalid')),
    z.string('invalid').check(z.regex(/^(layout)?([1-9]|1[0-4])$/, 'invalid')),
  ],
  'invalid',
);

const prices = Object.fromEntries(offered.map(({ priceField }) => [priceField, z.number()])) as Record<
  PriceField,
  z.ZodMiniNumber
>;
/** Not `offered` at all, or offered and perhaps sold out; only for the service with limited places. */
const left = z.object({ offered: z.boolean(), available: z.boolean(), remaining: z.int() });
const places = Object.fromEntries(limitedService ? [[limitedService.key, left]] : []);

export const quotePrices = defineCall('POST /api/pricing', {
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
      ...prices,
      availability: z.object(places),
      quote: z.optional(QuoteOnWire),
    }),
  },
  refuses: [422],
});
