import type { Receipt } from '#adapters/cards/port.ts';
import { ownStore, type PaymentMethod } from '#domain/ledger/by-hand.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { BookingCharge } from '#server/database/schema/charges.ts';
import { setPaid } from '#server/modules/payments/queries/charges.ts';
import { receiptByHand, recordBooked } from '#server/modules/payments/record.ts';
import { accountOfBooking } from '#server/modules/refunds/account.ts';
import { dequeue, enqueue } from '#server/outbox/enqueue.ts';
import { invoiceCopy } from '#server/outbox/invoice-copy.ts';
import { type ChangedBooking, raiseVersion } from '../change.ts';

type Paid = {
  booking: Booking;
  charge: Pick<BookingCharge, 'id'>;
  /** With the taxes of the day on which it is paid. */
  due: RatedQuote;
  receipt: Receipt;
  orderNo: string;
  store: string;
  method?: PaymentMethod;
  /** The bank’s number of a transfer. */
  reference?: string | null;
  now: Date;
};

/**
 * A charge is paid: its receipt, the ledger, the charge and the booking, the mail with its invoice, and the work for the
 * accounts. Null if the payment is on record already. Booking and charge are locked.
 */
export async function settleCharge(tx: Db, paid: Paid): Promise<ChangedBooking | null> {
  const { booking, charge, due, receipt, now, ...recorded } = paid;
  const { id: subject, email: recipient, language } = booking;
  if (!(await recordBooked(tx, receipt, { ...recorded, bookingId: subject, now }))) return null;
  await setPaid(tx, charge.id, { ...due, orderNo: paid.orderNo, paidAt: now });
  await dequeue(tx, subject, ['mail.charge']);
  const about = { subject, dedupeKey: charge.id, dueAt: now };
  await enqueue(
    tx,
    [
      { ...about, topic: 'mail.charge-paid', recipient, language, detail: { chargeId: charge.id } },
      ...invoiceCopy(booking, { of: charge.id, now }),
      { ...about, topic: 'accounting.charge' },
    ],
    now,
  );
  // What was refunded whole is so no more.
  return raiseVersion(tx, booking, { paymentStatus: 'paid', syncStatus: 'pending' });
}

type ByHand = Pick<Paid, 'booking' | 'charge' | 'due' | 'now'> & {
  method: Exclude<PaymentMethod, 'card'>;
  reference: string | null;
};

/** The same in cash or by transfer; its payment gets the number that its invoice will have. */
export async function settleByHand(tx: Db, { method, ...paid }: ByHand): Promise<ChangedBooking> {
  const { booking, due, now } = paid;
  const { lines } = await accountOfBooking(tx, booking);
  const orderNo = `${booking.orderNo}-S${lines.filter(({ kind }) => kind === 'supplement').length + 1}`;
  const receipt = receiptByHand(orderNo, due.total, now);
  const changed = await settleCharge(tx, { ...paid, receipt, orderNo, store: ownStore, method });
  if (!changed) throw new Error(`a payment by hand is on record already: ${orderNo}`);
  return changed;
}
