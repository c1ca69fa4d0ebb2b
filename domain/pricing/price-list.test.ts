import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPrices, testPrice } from '#business/prices.ts';
import { offered } from '#business/service-cards.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { tiers } from '#domain/funnel/tier.ts';
import { cents } from '#domain/money.ts';
import { basePrice } from './price.ts';
import {
  differingPrices,
  faultsOfPrices,
  inSteps,
  type PriceList,
  priceListSchema,
  pricesByPlace,
} from './price-list.ts';
import { priceTable } from './table.ts';

const schema = priceListSchema(offered);

/** The prices with one of them changed. */
function having(place: string, value: number): PriceList {
  const copy = structuredClone(defaultPrices);
  const names = place.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<Record<string, unknown>>(
    (at, name) => at[name] as Record<string, unknown>,
    copy as never,
  );
  parent[last] = value;
  return copy;
}

describe('prices that an owner may set', () => {
  it('are those that the program comes with', () => {
    expect(faultsOfPrices(defaultPrices)).toEqual(new Map());
    expect(schema.safeParse(defaultPrices).success).toBe(true);
  });

  it.each([
    ['tiers.petite.first.essential', 0, 'price'],
    ['tiers.petite.first.essential', -100, 'price'],
    ['tiers.grande.preview', 10_000_100, 'price'],
    ['tiers.moderne.last.refresh', 80_050, 'whole-dollars'],
    ['tiers.moderne.last.refresh', 59_900, 'price-falls'],
    ['door.refresh', 99, 'price'],
    ['fallback', 1.5, 'price'],
    ['monthlyDiscountPercent', 51, 'number-range'],
    ['monthlyDiscountPercent', -1, 'number-range'],
    ['monthlyDiscountPercent', 2.5, 'number-range'],
  ])('have no %s of %d: %s', (place, value, fault) => {
    expect([...faultsOfPrices(having(place, value))]).toEqual([[place, fault]]);
    expect(schema.safeParse(having(place, value)).success).toBe(false);
  });

  it('may be cents for a door', () => expect(faultsOfPrices(having('door.refresh', 38_499)).size).toBe(0));

  it.each([null, 'prices', {}, { ...defaultPrices, door: { essential: '500' } }, { ...defaultPrices, tiers: {} }])(
    'are refused where they are something else: %j',
    (typed) => expect(schema.safeParse(typed).success).toBe(false),
  );

  it('never let a layout cost less than a smaller one, whatever an owner sets', () => {
    const price = fc.integer({ min: 1, max: 100_000 }).map((dollars) => cents(dollars * 100));
    fc.assert(
      fc.property(
        price,
        price,
        fc.constantFrom(...tiers),
        fc.constantFrom(...inSteps(offered).map(({ key }) => key)),
        (first, last, tier, service) => {
          const one = having(`tiers.${tier}.first.${service}`, first);
          const list = {
            ...one,
            tiers: { ...one.tiers, [tier]: { ...one.tiers[tier], last: { ...one.tiers[tier].last, [service]: last } } },
          };
          fc.pre(faultsOfPrices(list).size === 0);
          const table = priceTable(list, { test: testPrice, services: offered });
          const size = bookableSizes[tiers.indexOf(tier)] ?? 'little-storefront';
          const row = Array.from({ length: 12 }, (_, index) => {
            const layout = `layout${(index + 1) as 1}` as const;
            return basePrice(table, { size, layout, service, monthly: false }).base;
          });
          expect(row).toEqual(row.toSorted((a, b) => a - b));
          expect([row[0], row[11]]).toEqual([first, last]);
        },
      ),
    );
  });
});

it('two lists differ in the places that were changed, and in no other', () => {
  expect(pricesByPlace(defaultPrices).size).toBe(33);
  expect(differingPrices(defaultPrices, structuredClone(defaultPrices))).toEqual([]);
  expect(differingPrices(defaultPrices, having('tiers.grande.preview', 60_000))).toEqual(['tiers.grande.preview']);
});
