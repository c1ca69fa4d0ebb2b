import type { StorefrontSize } from '#domain/funnel/size.ts';

export const coatingTypes = ['essential', 'complete', 'platinum', 'refresh', 'preservation-preview'] as const;
export type CoatingType = (typeof coatingTypes)[number];

/** Services that can be refreshed later (decisions, section 2). */
export const refreshableTypes: readonly CoatingType[] = ['essential', 'complete', 'platinum'];

/** Whether a service leaves a coating on the glass that must dry; a refresh washes it. */
export const coatsGlass = (service: CoatingType): boolean => service !== 'refresh';

/** Older spellings in stored records, read but never written (decisions, section 2). */
const spellings: ReadonlyMap<string, CoatingType> = new Map([
  ['essentialCoat', 'essential'],
  ['fullCoat', 'complete'],
  ['completeCoat', 'complete'],
  ['platinumCoat', 'platinum'],
  ['preservationRefresh', 'refresh'],
  ['preservationPreview', 'preservation-preview'],
]);

/** Reads a stored service name in any known spelling; null when unknown. */
export function readCoatingType(stored: string): CoatingType | null {
  return coatingTypes.find((type) => type === stored) ?? spellings.get(stored) ?? null;
}

/** How many exterior windows Essential Preservation coats: 3, 5 or 7 by size, else 3 (specification, section 2). */
export function essentialWindows(size: StorefrontSize | ''): 3 | 5 | 7 {
  if (size === 'mid-storefront') return 5;
  return size === 'grand-storefront' ? 7 : 3;
}
