import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { versionColumns } from './versions.ts';

/** Prices that an owner set. */
export const priceLists = pgTable('price_lists', {
  ...versionColumns(),
  list: jsonb().$type<PriceList>().notNull(),
});
