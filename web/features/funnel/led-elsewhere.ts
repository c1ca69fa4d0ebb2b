import { isBookableSize, type StorefrontSize } from '#domain/funnel/size.ts';

type Reason = { why: 'area'; typed: string } | { why: 'size' } | { why: 'other' };

let reason: Reason = { why: 'other' };

/** Keeps why a visitor is led to the other companies, for as long as the page lives: the draft forgets it. */
export function keepReason(next: Reason): void {
  reason = next;
}

/** The postal code that brought a visitor to the other companies; '' where something else did. */
export const askedArea = (): string => (reason.why === 'area' ? reason.typed : '');

/** Whether a visitor's storefront is more than the funnel sells: the last answer tells, or the size that was kept. */
export const isTooLarge = (storefrontSize: StorefrontSize | ''): boolean =>
  reason.why === 'size' || (reason.why === 'other' && storefrontSize !== '' && !isBookableSize(storefrontSize));
