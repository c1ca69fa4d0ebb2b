import { prices } from '#business/prices.ts';
import { isTestLayout, layouts } from '#domain/funnel/layout.ts';
import type { BookableSize } from '#domain/funnel/size.ts';
import type { Cents } from '#domain/money.ts';
import { basePrice } from '#domain/pricing/price.ts';
import type { CoatingType } from '#domain/pricing/service.ts';

export type PriceSpan = { low: Cents; high: Cents; count: number };

/** From the least to the most that a service costs before taxes for the given sizes, over every real layout. */
export function priceSpan(service: CoatingType, sizes: readonly BookableSize[]): PriceSpan {
  const found = sizes.flatMap((size) =>
    layouts
      .filter((layout) => !isTestLayout(layout))
      .map((layout) => basePrice(prices, { size, layout, service, monthly: false }))
      .flatMap(({ base, listed }) => (listed ? [base] : [])),
  );
  found.sort((a, b) => a - b);
  const [low, high] = [found[0], found.at(-1)];
  if (low === undefined || high === undefined) throw new Error(`${service} has no price`);
  return { low, high, count: found.length };
}
