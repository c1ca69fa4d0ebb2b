import { defaultPrices } from '#business/prices.ts';
import { offered } from '#business/service-cards.ts';
import { differingPrices, type PriceList, storedPriceList } from '#domain/pricing/price-list.ts';
import { priceLists } from '#server/database/schema/settings/prices.ts';
import type { Kind } from '#server/modules/versions/kind.ts';

/**
 * The prices, of which the built-in ones are the first version. Anyone with a payment, ticket or payment link keeps the price
 * they were shown; everyone else has to confirm the new one.
 */
export const prices: Kind<PriceList> = {
  name: 'prices',
  table: priceLists,
  column: priceLists.list,
  read: (stored) => storedPriceList(stored, offered, defaultPrices),
  standard: defaultPrices,
  differences: (before, after) => differingPrices(before, after).length,
  forget: ({ settings }) => settings.forget(),
};
