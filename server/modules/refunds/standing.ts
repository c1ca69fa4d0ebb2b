import { isAllBack, refundStanding } from '#domain/ledger/account.ts';
import type { Db } from '#server/database/database.ts';
import { accountOfBooking } from './account.ts';
import { lockSale, updateStanding } from './queries.ts';

/** Writes a booking's refund status into its row; `review`: an operator has to decide what is owed. */
export async function writeStanding(
  tx: Db,
  bookingId: string,
  { now, review = false }: { now: Date; review?: boolean },
): Promise<void> {
  const sale = await lockSale(tx, bookingId);
  if (!sale) return;
  const account = await accountOfBooking(tx, sale);
  const standing = refundStanding(account, sale.total);
  const refundStatus = review && standing === 'pending' ? 'review' : standing;
  await updateStanding(tx, bookingId, {
    refundStatus: sale.status === 'cancelled' ? refundStatus : null,
    ...(isAllBack(account) && { paymentStatus: 'refunded', refundProcessedAt: now }),
  });
}
