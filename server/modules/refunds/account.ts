import { type Account, accountOf } from '#domain/ledger/account.ts';
import { cents } from '#domain/money.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { type PaidCharge, paidChargesOf } from '#server/modules/payments/queries/charges.ts';
import { findReceiptOf } from '#server/modules/payments/queries.ts';
import { type Refund, refundsOf, type StorefrontCorrection, storefrontCorrectionsOf } from './queries.ts';

export type BookingAccount = Account<Refund, StorefrontCorrection, PaidCharge> & {
  /** Of the sale; null if nothing was paid for it here. */
  payment: Awaited<ReturnType<typeof findReceiptOf>>;
};

/** The account of a booking: any code stating one of its amounts reads it here. */
export async function accountOfBooking(
  db: Db,
  { id, orderNo, createdAt, ...sold }: Pick<Booking, 'id' | 'orderNo' | 'createdAt' | 'base' | 'gst' | 'qst' | 'total'>,
): Promise<BookingAccount> {
  const [payment, charges, refunds, corrections] = await Promise.all([
    findReceiptOf(db, id),
    paidChargesOf(db, id),
    refundsOf(db, id),
    storefrontCorrectionsOf(db, id),
  ]);
  const paid = payment?.amount ?? cents(0);
  return { ...accountOf({ orderNo, soldAt: createdAt, sold, paid, refunds, corrections, charges }), payment };
}
