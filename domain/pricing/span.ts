import { isTestLayout, layouts } from '#domain/funnel/layout.ts';
import { type BookableSize, bookableSizes } from '#domain/funnel/size.ts';
import type { Cents } from '#domain/money.ts';
import { basePrice, type PriceTable } from './price.ts';
import type { CoatingType } from './service.ts';

export type PriceSpan = { low: Cents; high: Cents; count: number };

/** From the least to the most that services cost before taxes for the given sizes, over every real layout. */
export function priceSpan(
  prices: PriceTable,
  services: readonly CoatingType[],
  sizes: readonly BookableSize[] = bookableSizes,
): PriceSpan {
  const all = layouts.filter((layout) => !isTestLayout(layout));
  const found = services.flatMap((service) =>
    sizes.flatMap((size) =>
      all
        .map((layout) => basePrice(prices, { size, layout, service, monthly: false }))
        .flatMap(({ base, listed }) => (listed ? [base] : [])),
    ),
  );
  found.sort((a, b) => a - b);
  const [low, high] = [found[0], found.at(-1)];
  if (low === undefined || high === undefined) throw new Error(`no price for ${services.join(', ')}`);
  return { low, high, count: found.length };
}
