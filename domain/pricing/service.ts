import type { StorefrontSize } from '#domain/funnel/size.ts';

export const coatingTypes = ['essential', 'complete', 'platinum', 'refresh', 'preservation-preview'] as const;
export type CoatingType = (typeof coatingTypes)[number];

/** The services that make a client who may later ask for a refresh (decisions, section 2). */
export const refreshableTypes: readonly CoatingType[] = ['essential', 'complete', 'platinum'];

/** Older spellings met in stored records, read but never written (decisions, section 2). */
const spellings: ReadonlyMap<string, CoatingType> = new Map([
  ['essentialCoat', 'essential'],
  ['fullCoat', 'complete'],
  ['completeCoat', 'complete'],
  ['platinumCoat', 'platinum'],
  ['preservationRefresh', 'refresh'],
  ['preservationPreview', 'preservation-preview'],
]);

/** Reads a stored service name, whichever of the known spellings it has; null when unknown. */
export function readCoatingType(stored: string): CoatingType | null {
  return coatingTypes.find((type) => type === stored) ?? spellings.get(stored) ?? null;
}

/** How many exterior windows Essential Preservation coats: 3, 5 or 7 by size, else 3 (specification, section 2). */
export function essentialWindows(size: StorefrontSize | ''): 3 | 5 | 7 {
  if (size === 'mid-storefront') return 5;
  return size === 'grand-storefront' ? 7 : 3;
}
