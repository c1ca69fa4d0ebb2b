import { brand } from '#business/brand.ts';

/** `Payment · Hauteclaire`. */
export const titleOf = (page: string): string => `${page} · ${brand.name}`;
