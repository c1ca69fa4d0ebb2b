import * as z from 'zod/mini';
import { offered } from '#business/service-cards.ts';
import { priceListSchema } from '#domain/pricing/price-list.ts';
import { defineCall } from '../../call.ts';
import { versionCalls, versionFields } from './versions.ts';

const list = priceListSchema(offered);

export const PriceVersion = z.object({ ...versionFields, list });
export type PriceVersion = z.infer<typeof PriceVersion>;

export const listPrices = defineCall('GET /api/admin/prices', {
  summary: 'Every version of the prices, the newest first',
  responses: { 200: z.object({ versions: z.array(PriceVersion) }) },
});

export const { set: setPrices, withdraw: withdrawPrices } = versionCalls(
  'prices',
  { list },
  {
    set: 'Sets prices from a day on',
    withdraw: 'Withdraws prices that have not begun',
  },
);
