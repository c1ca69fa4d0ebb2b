import { testPrice } from '#business/prices.ts';
import { offered } from '#business/service-cards.ts';
import type { PriceTable } from '#domain/pricing/price.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import { priceTable } from '#domain/pricing/table.ts';
import { versionAt } from '#domain/versions.ts';
import type { Deps } from '#server/deps.ts';

/** Computed once per list. */
const tables = new WeakMap<PriceList, PriceTable>();

const tableOf = (list: PriceList): PriceTable => {
  const table = tables.get(list) ?? priceTable(list, { test: testPrice, services: offered });
  tables.set(list, table);
  return table;
};

/** The prices of an instant. */
export type PricesAt = (instant: Date) => PriceTable;

/** The prices of every instant, at most a second behind what owners set. */
export async function allPrices({ settings }: Pick<Deps, 'settings'>): Promise<PricesAt> {
  const { priceLists } = await settings.read();
  return (instant) => {
    const list = versionAt(priceLists, instant);
    if (!list) throw new Error('no price list has begun');
    return tableOf(list.value);
  };
}

/** The prices of this instant. */
export const currentPrices = async ({ settings, clock }: Pick<Deps, 'settings' | 'clock'>): Promise<PriceTable> =>
  (await allPrices({ settings }))(clock.now());
