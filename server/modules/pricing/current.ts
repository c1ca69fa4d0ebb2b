import { testPrice } from '#business/prices.ts';
import type { PriceTable } from '#domain/pricing/price.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { priceTable } from '#domain/pricing/table.ts';
import { versionAt } from '#domain/versions.ts';
import type { Deps } from '#server/deps.ts';

/** Drawn up once for each list. */
const tables = new WeakMap<PriceList, PriceTable>();

const tableOf = (list: PriceList): PriceTable => {
  const table = tables.get(list) ?? priceTable(list, testPrice);
  tables.set(list, table);
  return table;
};

/** The prices of this instant, at most a second behind what owners set. */
export async function currentPrices({ settings, clock }: Pick<Deps, 'settings' | 'clock'>): Promise<PriceTable> {
  const current = versionAt((await settings.read()).priceLists, clock.now());
  if (!current) throw new Error('no price list has begun');
  return tableOf(current.value);
}
