import { type Layout, layoutNumbers } from '#domain/funnel/layout.ts';
import type { Tier } from '#domain/funnel/size.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { PriceRow, PriceTable } from './price.ts';
import type { PriceList, ServicePrices, TierPrices } from './price-list.ts';

/** The whole dollars of layout `n` on the straight line from layout 1 to layout 12, rounded to the dollar. */
const step = (first: Cents, last: Cents, n: number): Cents => {
  const [from, to] = [first / 100, last / 100];
  return cents(Math.floor(((to - from) * (n - 1) * 2 + 11) / 22 + from) * 100);
};

const between = ({ first, last }: TierPrices, n: number): ServicePrices => ({
  essential: step(first.essential, last.essential, n),
  complete: step(first.complete, last.complete, n),
  platinum: step(first.platinum, last.platinum, n),
  refresh: step(first.refresh, last.refresh, n),
});

function rowsOf(tier: TierPrices, { door, test }: { door: ServicePrices; test: Cents }): Record<Layout, PriceRow> {
  const forTesting = { essential: test, complete: test, platinum: test, refresh: test };
  const rows = layoutNumbers.map((n): [Layout, PriceRow] => {
    const prices = n === 13 ? door : n === 14 ? forTesting : between(tier, n);
    return [`layout${n}`, { ...prices, 'preservation-preview': tier.preview }];
  });
  return Object.fromEntries(rows) as Record<Layout, PriceRow>;
}

/** The price of everything by a price list (decisions, section 3); `test` is that of layout 14. */
export function priceTable({ tiers, door, fallback, monthlyDiscountPercent }: PriceList, test: Cents): PriceTable {
  const rows = (tier: Tier) => rowsOf(tiers[tier], { door, test });
  return {
    rows: { petite: rows('petite'), moderne: rows('moderne'), grande: rows('grande') },
    fallback,
    monthlyDiscountPercent,
  };
}
