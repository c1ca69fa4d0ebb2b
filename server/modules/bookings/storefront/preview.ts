import type { CorrectedStorefront } from '#domain/booking/storefront.ts';
import { isTestLayout } from '#domain/funnel/layout.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingByOrder } from '../queries/bookings.ts';
import { type Priced, priceWith } from './price.ts';

type Asked = { orderNo: string; storefront: CorrectedStorefront };

/** What a correction of a booking's storefront would cost or give back; nothing is written. */
export function previewStorefront(
  { db, offersTestLayout }: Pick<Deps, 'db' | 'offersTestLayout'>,
  { orderNo, storefront }: Asked,
): Promise<(Priced & { version: number }) | Refusal> {
  return atOneMoment<(Priced & { version: number }) | Refusal>(db, async (tx) => {
    const booking = await findBookingByOrder(tx, orderNo);
    if (!booking) return refuse('ORDER_NOT_FOUND');
    if (isTestLayout(storefront.selectedLayout) && !offersTestLayout) return refuse('LAYOUT_NOT_OFFERED');
    return { ...(await priceWith(tx, booking, storefront)), version: booking.version };
  });
}
