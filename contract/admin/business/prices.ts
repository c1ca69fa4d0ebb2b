import * as z from 'zod/mini';
import { priceListSchema } from '#domain/pricing/price-list.ts';
import { defineCall } from '../../call.ts';
import { Failure } from '../../failure.ts';
import { isoDate, text } from '../../fields.ts';

export const PriceVersion = z.object({
  /** 0 for the prices that the program came with; their instants are null. */
  id: z.int(),
  state: z.enum(['past', 'current', 'coming', 'withdrawn']),
  startsAt: z.nullable(z.string()),
  list: priceListSchema,
  note: z.nullable(z.string()),
  createdAt: z.nullable(z.string()),
  by: z.nullable(z.string()),
});
export type PriceVersion = z.infer<typeof PriceVersion>;

export const listPrices = defineCall({
  method: 'GET',
  path: '/api/admin/prices',
  summary: 'Every version of the prices, the newest first',
  responses: { 200: z.object({ versions: z.array(PriceVersion) }), 401: Failure, 403: Failure },
});

export const setPrices = defineCall({
  method: 'POST',
  path: '/api/admin/prices',
  summary: 'Sets prices from a day on; refused when somebody set others meanwhile',
  body: z.object({
    list: priceListSchema,
    startsOn: isoDate,
    note: z.nullish(text(200)),
    /** The newest version that was seen. */
    seen: z.int('invalid'),
  }),
  responses: { 201: z.object({ id: z.int() }), 400: Failure, 401: Failure, 403: Failure, 409: Failure },
});

export const withdrawPrices = defineCall({
  method: 'POST',
  path: '/api/admin/prices/:id/withdraw',
  summary: 'Withdraws prices that have not begun',
  params: z.object({ id: z.coerce.number('invalid').check(z.int('invalid'), z.minimum(1, 'invalid')) }),
  responses: { 204: z.null(), 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure },
});
