export const storefrontSizes = [
  'little-storefront',
  'mid-storefront',
  'grand-storefront',
  'standalone-building-mall',
  'strip-mall',
  'hotel',
] as const;
export type StorefrontSize = (typeof storefrontSizes)[number];

/** The sizes that can be booked online; the other three are sent to other companies (specification, section 4). */
export const bookableSizes = ['little-storefront', 'mid-storefront', 'grand-storefront'] as const;
export type BookableSize = (typeof bookableSizes)[number];

export const isBookableSize = (size: string): size is BookableSize =>
  (bookableSizes as readonly string[]).includes(size);

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
