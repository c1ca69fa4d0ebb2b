import type { AdminBooking } from '#contract/admin/bookings.ts';
import type { StorefrontPrice } from '#contract/admin/corrections/storefront.ts';
import { type CorrectedStorefront, type DifferenceSettlement, sameStorefront } from '#domain/booking/storefront.ts';
import type { Layout } from '#domain/funnel/layout.ts';
import { type BookableSize, bookableSizes, storefrontSizes } from '#domain/funnel/size.ts';
import { drawnLayout } from '#web/features/admin/shell/labels.ts';

export type Edits = { storefrontSize?: BookableSize | ''; selectedLayout?: Layout | '' };

/** What is chosen, once it is a complete storefront, and whether the booking already has it. */
export function chosenOf(booking: Pick<AdminBooking, 'storefrontSize' | 'selectedLayout'>, edits: Edits) {
  const was = {
    storefrontSize: bookableSizes.find((one) => one === booking.storefrontSize) ?? ('' as const),
    selectedLayout: drawnLayout(booking.selectedLayout) ?? ('' as const),
  };
  const typed = { ...was, ...edits };
  const { storefrontSize, selectedLayout } = typed;
  const isWhole = storefrontSize !== '' && selectedLayout !== '';
  const storefront: CorrectedStorefront | null = isWhole ? { storefrontSize, selectedLayout } : null;
  const stored = {
    storefrontSize: storefrontSizes.find((one) => one === booking.storefrontSize) ?? 'hotel',
    selectedLayout: drawnLayout(booking.selectedLayout),
  } as const;
  return { typed, storefront, isSame: storefront !== null && sameStorefront(stored, storefront) };
}

/** What happens to a difference: a lower price is refunded, a higher one charged, unless the money is left as it is. */
export const settlementOf = (
  { difference }: Pick<StorefrontPrice, 'difference'>,
  leaves: boolean,
): DifferenceSettlement => {
  if (difference === 0) return 'none';
  if (leaves) return 'leave';
  return difference > 0 ? 'charge' : 'refund';
};

type Asked = Pick<ReturnType<typeof chosenOf>, 'storefront' | 'isSame'> & {
  settlement: DifferenceSettlement | null;
  /** Whether the price could not be worked out. */
  failed: boolean;
  mayRefund: boolean;
};

/** Why a correction cannot be made yet; null once it can. */
export function ineligibilityOf({ storefront, isSame, settlement, failed, mayRefund }: Asked) {
  if (storefront === null) return 'missing';
  if (isSame && settlement !== 'refund' && settlement !== 'charge') return 'same';
  if (settlement === null) return failed ? 'failed' : 'counting';
  return (settlement === 'refund' || settlement === 'leave') && !mayRefund ? 'owners' : null;
}
