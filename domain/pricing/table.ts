import { type Layout, layoutNumbers } from '#domain/funnel/layout.ts';
import type { Tier } from '#domain/funnel/size.ts';
import { type Cents, cents } from '#domain/money.ts';
import type { PriceRow, PriceTable } from './price.ts';

/** Essential, complete, platinum, refresh. */
type Four<T> = readonly [T, T, T, T];
type TierAnchors = { first: Four<number>; last: Four<number>; preview: number };
/** Whole dollars of layouts 1 and 12, and the flat price of a preview. */
export type PriceAnchors = Readonly<Record<Tier, TierAnchors>>;

const row = ([essential, complete, platinum, refresh]: Four<Cents>, preview: Cents): PriceRow => ({
  essential,
  complete,
  platinum,
  refresh,
  'preservation-preview': preview,
});

/** The dollar price of layout `n` on the straight line from layout 1 to layout 12, rounded to the dollar. */
const step = (first: number, last: number, n: number): Cents =>
  cents(Math.floor(((last - first) * (n - 1) * 2 + 11) / 22 + first) * 100);

function rowsOf(tier: TierAnchors, special: { door: Four<Cents>; test: Cents }): Record<Layout, PriceRow> {
  const preview = cents(tier.preview * 100);
  const at = (index: 0 | 1 | 2 | 3, n: number) => step(tier.first[index], tier.last[index], n);
  const { test } = special;
  const rows = layoutNumbers.map((n): [Layout, PriceRow] => {
    if (n === 13) return ['layout13', row(special.door, preview)];
    if (n === 14) return ['layout14', row([test, test, test, test], preview)];
    return [`layout${n}`, row([at(0, n), at(1, n), at(2, n), at(3, n)], preview)];
  });
  return Object.fromEntries(rows) as Record<Layout, PriceRow>;
}

/** The whole table from its anchors (decisions, section 3). */
export function priceTable(
  anchors: PriceAnchors,
  other: { door: Four<Cents>; test: Cents; fallback: Cents; monthlyDiscountPercent: number },
): PriceTable {
  return {
    rows: {
      petite: rowsOf(anchors.petite, other),
      moderne: rowsOf(anchors.moderne, other),
      grande: rowsOf(anchors.grande, other),
    },
    fallback: other.fallback,
    monthlyDiscountPercent: other.monthlyDiscountPercent,
  };
}
