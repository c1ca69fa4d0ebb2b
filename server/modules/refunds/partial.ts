import { type Cents, cents, toDecimal } from '#domain/money.ts';
import { canRefund } from '#domain/refunds/refundable.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { accountOfBooking } from './account.ts';
import { requestOfBooking, type Wanted } from './request-of-booking.ts';
import { writeStanding } from './standing.ts';

/**
 * Requests a partial refund of a booking that the transaction has locked; returns its number, and the refundable amount before
 * and after. Refused, stating the remainder, if the part is larger.
 */
export async function requestPartialRefund(
  tx: Db,
  booking: Booking,
  wanted: Wanted,
): Promise<{ partNo: string; before: Cents; after: Cents } | Refusal> {
  const account = await accountOfBooking(tx, booking);
  const { total: before } = account.kept;
  if (!canRefund(before, wanted.amount)) return refuse('REFUND_TOO_MUCH', { amount: toDecimal(before) });
  const number = await requestOfBooking(tx, booking, account, { ...wanted, reason: 'partial' });
  if (booking.status === 'cancelled') await writeStanding(tx, booking.id, wanted);
  return { partNo: String(number), before, after: cents(before - wanted.amount) };
}
