import type { CorrectedStorefront } from '#domain/booking/storefront.ts';
import { isTestLayout } from '#domain/funnel/layout.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { currentPrices } from '#server/modules/pricing/current.ts';
import { findBookingByOrder } from '../queries/bookings.ts';
import { type Priced, priceWith } from './price.ts';

type Previewed = Omit<Priced, 'before'> & { version: number };
type Asked = { orderNo: string; storefront: CorrectedStorefront };

/** What a correction of a booking's storefront would cost or refund; read-only. */
export async function previewStorefront(
  deps: Pick<Deps, 'db' | 'settings' | 'clock' | 'offersTestLayout'>,
  { orderNo, storefront }: Asked,
): Promise<Previewed | Refusal> {
  const prices = await currentPrices(deps);
  return atOneMoment<Previewed | Refusal>(deps.db, async (tx) => {
    const booking = await findBookingByOrder(tx, orderNo);
    if (!booking) return refuse('ORDER_NOT_FOUND');
    if (isTestLayout(storefront.selectedLayout) && !deps.offersTestLayout) return refuse('LAYOUT_NOT_OFFERED');
    const { before: _, ...priced } = await priceWith(tx, prices, booking, storefront);
    return { ...priced, version: booking.version };
  });
}
