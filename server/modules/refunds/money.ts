import { type Cents, cents } from '#domain/money.ts';
import { type PaymentMoney, refundable } from '#domain/refunds/refundable.ts';
import type { Db } from '#server/database/database.ts';
import { findReceiptOf } from '#server/modules/payments/queries.ts';
import { type Refund, refundsOf } from './queries.ts';

type Payment = NonNullable<Awaited<ReturnType<typeof findReceiptOf>>>;

export type BookingMoney = PaymentMoney & {
  /** Null where nothing was paid by card. */
  payment: Payment | null;
  refunds: Refund[];
  left: Cents;
};

/** What was paid for a booking, what goes back of it, and what is left. */
export async function moneyOfBooking(db: Db, bookingId: string): Promise<BookingMoney> {
  const payment = await findReceiptOf(db, bookingId);
  const refunds = await refundsOf(db, bookingId);
  const money = { paid: payment?.amount ?? cents(0), back: refunds.map(({ amount }) => amount) };
  return { ...money, payment, refunds, left: refundable(money) };
}
