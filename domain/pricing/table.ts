import { type Layout, layoutNumbers } from '#domain/funnel/layout.ts';
import type { Tier } from '#domain/funnel/tier.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { PriceRow, PriceTable } from './price.ts';
import { atFlatPrice, inSteps, type PriceList, type ServicePrices, type TierPrices } from './price-list.ts';
import type { OfferedService } from './service.ts';

/** The whole dollars of layout `n` on the straight line from layout 1 to layout 12, rounded to the dollar. */
const step = (first: Cents, last: Cents, n: number): Cents => {
  const [from, to] = [first / 100, last / 100];
  return cents(Math.floor(((to - from) * (n - 1) * 2 + 11) / 22 + from) * 100);
};

const between = ({ first, last }: TierPrices, n: number): ServicePrices =>
  Object.fromEntries(
    Object.entries(first).map(([service, price]) => [service, step(price, last[service] ?? price, n)]),
  );

function rowsOf(
  tier: TierPrices,
  { door, test, services }: { door: ServicePrices; test: Cents; services: readonly OfferedService[] },
): Record<Layout, PriceRow> {
  const forTesting = Object.fromEntries(inSteps(services).map(({ key }) => [key, test]));
  const flat = atFlatPrice(services).flatMap(({ service, name }) => {
    const price = tier[name];
    return typeof price === 'number' ? [[service.key, price]] : [];
  });
  const rows = layoutNumbers.map((n): [Layout, PriceRow] => {
    const prices = n === 13 ? door : n === 14 ? forTesting : between(tier, n);
    return [`layout${n}`, { ...prices, ...Object.fromEntries(flat) }];
  });
  return Object.fromEntries(rows) as Record<Layout, PriceRow>;
}

/** The price of everything by a price list (decisions, section 3); `test` is that of layout 14. */
export function priceTable(
  { tiers, door, fallback, monthlyDiscountPercent }: PriceList,
  { test, services }: { test: Cents; services: readonly OfferedService[] },
): PriceTable {
  const rows = (tier: Tier) => rowsOf(tiers[tier], { door, test, services });
  return {
    rows: { petite: rows('petite'), moderne: rows('moderne'), grande: rows('grande') },
    fallback,
    monthlyDiscountPercent,
  };
}
