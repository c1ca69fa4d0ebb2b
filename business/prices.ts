import { cents } from '#domain/money.ts';
import { type PriceAnchors, priceTable } from '#domain/pricing/table.ts';

const dollars = (amount: number) => cents(Math.round(amount * 100));

/** Layouts 1 and 12 by tier; those between go up in equal steps (decisions, section 3). In dollars. */
const anchors: PriceAnchors = {
  petite: { first: [1100, 1815, 5000, 450], last: [1650, 2522, 7044, 600], preview: 250 },
  moderne: { first: [1600, 2640, 7280, 600], last: [2400, 3668, 10256, 800], preview: 350 },
  grande: { first: [2100, 3465, 8930, 750], last: [3150, 4815, 12581, 1000], preview: 500 },
};

export const prices = priceTable(anchors, {
  /** Layout 13, a door: one price in every tier. */
  door: [dollars(500), dollars(500), dollars(3000), dollars(384.99)],
  /** Layout 14 is a test price, offered in sandbox mode only. */
  test: dollars(0.04),
  fallback: dollars(1100),
  monthlyDiscountPercent: 10,
});
