import type { StorefrontSize } from './size.ts';

export const tiers = ['petite', 'moderne', 'grande'] as const;
export type Tier = (typeof tiers)[number];

const tierOfSize: Record<StorefrontSize, Tier> = {
  'little-storefront': 'petite',
  'mid-storefront': 'moderne',
  'strip-mall': 'moderne',
  hotel: 'moderne',
  'grand-storefront': 'grande',
  'standalone-building-mall': 'grande',
};

/** The price tier of a storefront size (specification, section 3). */
export const tierOf = (size: StorefrontSize): Tier => tierOfSize[size];
