import { nextRefunds } from '#domain/ledger/account.ts';
import { isByHand } from '#domain/ledger/by-hand.ts';
import type { Cents } from '#domain/money.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { BookingAccount } from './account.ts';
import { requestRefund } from './request.ts';

export type Wanted = {
  amount: Cents;
  /** For a correction: the new price. */
  corrected?: Quote;
  notifyCustomer: boolean;
  customerNote?: string | null;
  now: Date;
  /** The earliest time to send it. */
  dueAt?: Date;
};

/**
 * Requests a refund of a booking that the transaction has locked, of each payment no more than was paid by it, the newest
 * first; with its breakdown and number. Returns the first number.
 */
export async function requestOfBooking(
  tx: Db,
  { id: bookingId, orderNo }: Pick<Booking, 'id' | 'orderNo'>,
  account: BookingAccount,
  { reason, amount: wanted, corrected, now: createdAt, ...told }: Wanted & { reason: 'cancellation' | 'partial' },
): Promise<number> {
  const first = account.credits.length + 1;
  for (const [index, { charge, amount, parts }] of nextRefunds(account, wanted, corrected).entries()) {
    const payment = charge ? charge.receipt : account.payment;
    if (!payment) throw new Error(`a refund of no payment: ${orderNo}`);
    const { ticket, transactionNo, method, createdAt: paidAt } = payment;
    const creditNo = first + index;
    await requestRefund(tx, {
      reason,
      partNo: reason === 'partial' ? String(creditNo) : '',
      orderNo: payment.orderNo,
      bookingId,
      ticket,
      gatewayOrderNo: payment.orderNo,
      transactionNo,
      amount,
      ...parts,
      creditNo,
      byHand: isByHand(method),
      paidAt,
      createdAt,
      ...told,
    });
  }
  return first;
}
