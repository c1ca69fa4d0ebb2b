import { nextParts } from '#domain/ledger/account.ts';
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

/** Requests a refund of a booking that the transaction has locked, with its breakdown and number; returns the number. */
export async function requestOfBooking(
  tx: Db,
  { id: bookingId, orderNo }: Pick<Booking, 'id' | 'orderNo'>,
  account: BookingAccount,
  { reason, amount, corrected, now: createdAt, ...told }: Wanted & { reason: 'cancellation' | 'partial' },
): Promise<number> {
  const { payment, credits } = account;
  if (!payment) throw new Error(`a refund of no payment: ${orderNo}`);
  const { ticket, transactionNo, method, createdAt: paidAt } = payment;
  const creditNo = credits.length + 1;
  await requestRefund(tx, {
    reason,
    partNo: reason === 'partial' ? String(creditNo) : '',
    orderNo,
    bookingId,
    ticket,
    gatewayOrderNo: orderNo,
    transactionNo,
    amount,
    ...nextParts(account, amount, corrected),
    creditNo,
    byHand: isByHand(method),
    paidAt,
    createdAt,
    ...told,
  });
  return creditNo;
}
