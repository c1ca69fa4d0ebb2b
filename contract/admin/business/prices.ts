import * as z from 'zod/mini';
import { priceListSchema } from '#domain/pricing/price-list.ts';
import { defineCall } from '../../call.ts';
import { Failure } from '../../failure.ts';
import { newVersionFields, versionFields, versionParams } from './versions.ts';

export const PriceVersion = z.object({ ...versionFields, list: priceListSchema });
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
  body: z.object({ ...newVersionFields, list: priceListSchema }),
  responses: { 201: z.object({ id: z.int() }), 400: Failure, 401: Failure, 403: Failure, 409: Failure },
});

export const withdrawPrices = defineCall({
  method: 'POST',
  path: '/api/admin/prices/:id/withdraw',
  summary: 'Withdraws prices that have not begun',
  params: versionParams,
  responses: { 204: z.null(), 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure },
});
