import { fraction } from '#domain/fraction.ts';
import type { Layout } from '#domain/funnel/layout.ts';
import type { StorefrontSize } from '#domain/funnel/size.ts';
import type { Tier } from '#domain/funnel/tier.ts';
import { tierOf } from '#domain/funnel/tier.ts';
import type { Cents } from '#domain/money.ts';
import type { CoatingType } from './service.ts';

export type PriceRow = Readonly<Record<CoatingType, Cents>>;
export type PriceTable = {
  readonly rows: Readonly<Record<Tier, Readonly<Partial<Record<Layout, PriceRow>>>>>;
  /** Charged when the table has no such price (specification, section 9). */
  readonly fallback: Cents;
  /** Percent taken off the base for monthly service. */
  readonly monthlyDiscountPercent: number;
};

export type BasePrice = { base: Cents; listed: boolean };

/**
 * The price of one service before taxes. `listed` is false when the table lacks the combination and the fallback applies; the
 * caller then alerts the operator.
 */
export function basePrice(
  table: PriceTable,
  choice: { size: StorefrontSize; layout: Layout; service: CoatingType; monthly: boolean },
): BasePrice {
  const row = table.rows[tierOf(choice.size)][choice.layout];
  const list = row?.[choice.service];
  const price = list ?? table.fallback;
  return {
    base: choice.monthly ? fraction(price, 100 - table.monthlyDiscountPercent, 100) : price,
    listed: list !== undefined,
  };
}
