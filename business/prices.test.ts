import { describe, expect, it } from 'vitest';
import { type Layout, layouts } from '#domain/funnel/layout.ts';
import { type StorefrontSize, storefrontSizes } from '#domain/funnel/size.ts';
import { parseDecimal, toDecimal } from '#domain/money.ts';
import { basePrice } from '#domain/pricing/price.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { priceTable } from '#domain/pricing/table.ts';
import { defaultPrices, testPrice } from './prices.ts';
import { offered } from './service-cards.ts';
import { serviceKeys } from './services.ts';

const prices = priceTable(defaultPrices, { test: testPrice, services: offered });

const little = 'little-storefront';
const mid = 'mid-storefront';
const grand = 'grand-storefront';

const priceOf = (size: StorefrontSize, layout: Layout, service: CoatingType, monthly = false) => {
  const { base, listed } = basePrice(prices, { size, layout, service, monthly });
  expect(listed).toBe(true);
  return toDecimal(base);
};
const rowOf = (size: StorefrontSize, layout: Layout) => serviceKeys.map((service) => priceOf(size, layout, service));

describe('the price table', () => {
  it.each([
    // Specification, section 9, and decisions, section 3: the ends.
    [little, 'layout1', '1100.00', '1815.00', '5000.00', '450.00', '250.00'],
    [mid, 'layout1', '1600.00', '2640.00', '7280.00', '600.00', '350.00'],
    [grand, 'layout1', '2100.00', '3465.00', '8930.00', '750.00', '500.00'],
    [little, 'layout12', '1650.00', '2522.00', '7044.00', '600.00', '250.00'],
    [mid, 'layout12', '2400.00', '3668.00', '10256.00', '800.00', '350.00'],
    [grand, 'layout12', '3150.00', '4815.00', '12581.00', '1000.00', '500.00'],
    // Petite between: steps of 50, 64 3/11, 185 9/11 and 13 7/11, rounded to the dollar.
    [little, 'layout2', '1150.00', '1879.00', '5186.00', '464.00', '250.00'],
    [little, 'layout3', '1200.00', '1944.00', '5372.00', '477.00', '250.00'],
    [little, 'layout4', '1250.00', '2008.00', '5557.00', '491.00', '250.00'],
    [little, 'layout5', '1300.00', '2072.00', '5743.00', '505.00', '250.00'],
    [little, 'layout6', '1350.00', '2136.00', '5929.00', '518.00', '250.00'],
    [little, 'layout7', '1400.00', '2201.00', '6115.00', '532.00', '250.00'],
    [little, 'layout8', '1450.00', '2265.00', '6301.00', '545.00', '250.00'],
    [little, 'layout9', '1500.00', '2329.00', '6487.00', '559.00', '250.00'],
    [little, 'layout10', '1550.00', '2393.00', '6672.00', '573.00', '250.00'],
    [little, 'layout11', '1600.00', '2458.00', '6858.00', '586.00', '250.00'],
    // Moderne: steps of 72 8/11, 93 5/11, 270 6/11 and 18 2/11.
    [mid, 'layout2', '1673.00', '2733.00', '7551.00', '618.00', '350.00'],
    [mid, 'layout6', '1964.00', '3107.00', '8633.00', '691.00', '350.00'],
    [mid, 'layout7', '2036.00', '3201.00', '8903.00', '709.00', '350.00'],
    [mid, 'layout11', '2327.00', '3575.00', '9985.00', '782.00', '350.00'],
    // Grande: steps of 95 5/11, 122 8/11, 331 10/11 and 22 8/11.
    [grand, 'layout2', '2195.00', '3588.00', '9262.00', '773.00', '500.00'],
    [grand, 'layout6', '2577.00', '4079.00', '10590.00', '864.00', '500.00'],
    [grand, 'layout7', '2673.00', '4201.00', '10921.00', '886.00', '500.00'],
    [grand, 'layout11', '3055.00', '4692.00', '12249.00', '977.00', '500.00'],
    // One price for a door, and the test price; only the preview follows the tier.
    [little, 'layout13', '500.00', '500.00', '3000.00', '384.99', '250.00'],
    [mid, 'layout13', '500.00', '500.00', '3000.00', '384.99', '350.00'],
    [grand, 'layout13', '500.00', '500.00', '3000.00', '384.99', '500.00'],
    [little, 'layout14', '0.04', '0.04', '0.04', '0.04', '250.00'],
    [mid, 'layout14', '0.04', '0.04', '0.04', '0.04', '350.00'],
    [grand, 'layout14', '0.04', '0.04', '0.04', '0.04', '500.00'],
  ] as const)('%s with %s: essential %s, complete %s, platinum %s, refresh %s, preview %s', (size, layout, ...row) => {
    expect(rowOf(size, layout)).toEqual(row);
  });

  it('lists every size, layout and service', () => {
    for (const size of storefrontSizes) for (const layout of layouts) expect(rowOf(size, layout)).toHaveLength(5);
  });

  it.each(([little, mid, grand] as const).flatMap((size) => serviceKeys.map((service) => [size, service] as const)))(
    'never falls from one layout to the next, and is in whole dollars (%s, %s)',
    (size, service) => {
      const row = layouts.slice(0, 12).map((layout) => parseDecimal(priceOf(size, layout, service)) ?? Number.NaN);
      expect(row).toEqual(row.toSorted((one, other) => one - other));
      expect(row.filter((price) => price % 100 !== 0)).toEqual([]);
    },
  );

  it.each([
    ['strip-mall', mid],
    ['hotel', mid],
    ['standalone-building-mall', grand],
  ] as const)('prices a %s as a %s', (size, like) => {
    for (const layout of layouts) expect(rowOf(size, layout)).toEqual(rowOf(like, layout));
  });

  it('asks 1100.00 for a combination that it does not know', () => {
    const emptied = { ...prices, rows: { petite: {}, moderne: {}, grande: {} } };
    const choice = { size: grand, layout: 'layout12', service: 'platinum', monthly: false } as const;
    expect(basePrice(emptied, choice)).toEqual({ base: 110_000, listed: false });
  });

  it.each([
    [little, 'layout1', 'essential', '990.00'],
    [little, 'layout2', 'complete', '1691.10'],
    [grand, 'layout13', 'refresh', '346.49'],
    [mid, 'layout14', 'essential', '0.04'],
  ] as const)('takes 10 %% off for monthly service: %s, %s, %s cost %s', (size, layout, service, price) => {
    expect(priceOf(size, layout, service, true)).toBe(price);
  });
});
