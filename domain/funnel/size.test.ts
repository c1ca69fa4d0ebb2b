import { describe, expect, it } from 'vitest';
import { bookableSizes, isBookableSize, storefrontSizes } from './size.ts';
import { tierOf } from './tier.ts';

/** Specification, sections 3 (tiers) and 4 (who is sent to other companies). */
const sizes = [
  ['little-storefront', 'petite', true],
  ['mid-storefront', 'moderne', true],
  ['grand-storefront', 'grande', true],
  ['standalone-building-mall', 'grande', false],
  ['strip-mall', 'moderne', false],
  ['hotel', 'moderne', false],
] as const;

describe('a storefront size', () => {
  it('is one of six', () => {
    expect(storefrontSizes.toSorted()).toEqual(sizes.map(([size]) => size).toSorted());
  });

  it.each(sizes)('%s is priced in the tier %s', (size, tier) => {
    expect(tierOf(size)).toBe(tier);
  });

  it.each(sizes)('%s (%s) can be booked online: %s', (size, _tier, bookable) => {
    expect(isBookableSize(size)).toBe(bookable);
  });

  it.each(['', 'LITTLE-STOREFRONT', 'little-storefront ', 'shopping-mall', 'department-store', 'toString'])(
    '%j cannot be booked online',
    (size) => {
      expect(isBookableSize(size)).toBe(false);
    },
  );

  it('can be booked in three forms, from the smallest to the largest', () => {
    expect(bookableSizes).toEqual(['little-storefront', 'mid-storefront', 'grand-storefront']);
  });
});
