import { isTestLayout, layouts } from '#domain/funnel/layout.ts';
import { type BookableSize, bookableSizes } from '#domain/funnel/size.ts';
import type { Cents } from '#domain/money.ts';
import { basePrice, type PriceTable } from './price.ts';
import type { CoatingType } from './service.ts';

export type PriceSpan = { low: Cents; high: Cents; count: number };

/** The range of prices before taxes of services for the given sizes, over every real layout. Throws when none is listed. */
export function priceSpan(
  prices: PriceTable,
  services: readonly CoatingType[],
  sizes: readonly BookableSize[] = bookableSizes,
): PriceSpan {
  const realLayouts = layouts.filter((layout) => !isTestLayout(layout));
  const amounts = services.flatMap((service) =>
    sizes.flatMap((size) =>
      realLayouts
        .map((layout) => basePrice(prices, { size, layout, service, monthly: false }))
        .flatMap(({ base, listed }) => (listed ? [base] : [])),
    ),
  );
  amounts.sort((a, b) => a - b);
  const [low, high] = [amounts[0], amounts.at(-1)];
  if (low === undefined || high === undefined) throw new Error(`no price for ${services.join(', ')}`);
  return { low, high, count: amounts.length };
}
