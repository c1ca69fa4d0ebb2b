import * as z from 'zod/mini';
import { offered } from '#business/service-cards.ts';
import { priceListSchema } from '#domain/pricing/price-list.ts';
import { defineCall } from '../../call.ts';
import { newVersionFields, versionFields, versionParams } from './versions.ts';

const list = priceListSchema(offered);

export const PriceVersion = z.object({ ...versionFields, list });
export type PriceVersion = z.infer<typeof PriceVersion>;

export const listPrices = defineCall({
  method: 'GET',
  path: '/api/admin/prices',
  summary: 'Every version of the prices, the newest first',
  responses: { 200: z.object({ versions: z.array(PriceVersion) }) },
});

export const setPrices = defineCall({
  method: 'POST',
  path: '/api/admin/prices',
  summary: 'Sets prices from a day on; refused when somebody set others meanwhile',
  body: z.object({ ...newVersionFields, list }),
  responses: { 201: z.object({ id: z.int() }) },
  refuses: [409],
});

export const withdrawPrices = defineCall({
  method: 'POST',
  path: '/api/admin/prices/:id/withdraw',
  summary: 'Withdraws prices that have not begun',
  params: versionParams,
  responses: { 204: z.null() },
  refuses: [404, 409],
});
