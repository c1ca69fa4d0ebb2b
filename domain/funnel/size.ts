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
