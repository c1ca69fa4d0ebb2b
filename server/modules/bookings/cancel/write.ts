import { isByHand } from '#domain/ledger/by-hand.ts';
import { cents } from '#domain/money.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { releaseBookedDay } from '#server/modules/calendar/queries/day-claims.ts';
import { appendPaymentEvent } from '#server/modules/payments/queries.ts';
import { type BookingMoney, moneyOfBooking } from '#server/modules/refunds/money.ts';
import { requestRefund } from '#server/modules/refunds/request.ts';
import { dequeue, enqueue } from '#server/outbox/enqueue.ts';
import { type ChangedBooking, raiseVersion } from '../change.ts';
import { lockFreeRefresh, returnFreeRefresh } from '../queries/bookings.ts';
import { markLinksUsed } from '../queries/links.ts';
import { closeProposals } from '../queries/proposals.ts';
import { visitTexts } from '../schedule-texts.ts';

type Cancellation = {
  /** `platinum`: the booking that a free refresh came with was cancelled. */
  by: 'customer' | 'operator' | 'platinum';
  /** Whether what was paid goes back, less what went back before. */
  refund: boolean;
  notify: boolean;
  now: Date;
};

type Cancelled = BookingMoney &
  ChangedBooking & {
    /** The VIP's free refresh that was cancelled with its Platinum booking. */
    refresh: Booking | null;
  };

/**
 * Cancels a booking that the transaction has locked: its day is free at once, what is due is requested from the
 * gateway, the texts of the visit and what was proposed are taken back, and mail and accounting are queued. The free
 * refresh of a Platinum booking goes with it.
 */
export async function writeCancellation(tx: Db, booking: Booking, how: Cancellation): Promise<Cancelled> {
  const { id } = booking;
  const { by, refund, notify, now } = how;
  const money = await moneyOfBooking(tx, id);
  const due = refund ? money.left : cents(0);
  const { version } = await raiseVersion(tx, booking, {
    status: 'cancelled',
    cancelledAt: now,
    cancellationReason: by,
    creditAmount: due,
    refundStatus: refundStatusOf(booking, money, how),
  });
  await releaseBookedDay(tx, id);
  await markLinksUsed(tx, { bookingId: id, purpose: 'cancel', now });
  if (due > 0) await requestRest(tx, booking, { money, notify, now });
  else await noteKept(tx, booking, how);
  await closeProposals(tx, id);
  await dequeue(tx, id, [...visitTexts, 'mail.weather-proposal', 'sms.weather-proposal']);
  const { email: recipient, language } = booking;
  if (notify) await enqueue(tx, [{ topic: 'mail.cancellation', subject: id, recipient, language, dueAt: now }], now);
  // Imported bookings stay out of the accounting service.
  if (!booking.importedAt) await enqueue(tx, [{ topic: 'accounting.cancellation', subject: id, dueAt: now }], now);
  const refresh = booking.vipRefreshUsed ? await lockFreeRefresh(tx, id) : null;
  if (refresh) await writeCancellation(tx, refresh, { ...how, by: 'platinum', refund: true });
  return { ...money, version, refresh };
}

function refundStatusOf({ total }: Booking, { payment, left }: BookingMoney, { refund }: Cancellation) {
  if (!refund) return 'not-eligible';
  if (left > 0) return 'pending';
  // What was paid elsewhere cannot go back from here.
  return payment === null && total > 0 ? 'not-eligible' : 'not-needed';
}

type Rest = Pick<Cancellation, 'notify' | 'now'> & { money: BookingMoney };

async function requestRest(tx: Db, { id, orderNo }: Booking, { money: { payment, left }, notify, now }: Rest) {
  if (!payment) throw new Error(`money is left of no payment: ${orderNo}`);
  const { ticket, transactionNo, method, createdAt: paidAt } = payment;
  await requestRefund(tx, {
    reason: 'cancellation',
    orderNo,
    bookingId: id,
    ticket,
    gatewayOrderNo: orderNo,
    transactionNo,
    amount: left,
    byHand: isByHand(method),
    paidAt,
    createdAt: now,
    notifyCustomer: notify,
  });
}

async function noteKept(tx: Db, booking: Booking, { by, refund, now }: Cancellation): Promise<void> {
  const { id: bookingId, orderNo, paymentTicket: ticket, paymentMethod, refreshOf } = booking;
  if (!refund && ticket !== null) {
    // The ledger says why this money stays.
    const failureReason = by === 'operator' ? 'kept by the operator' : 'too late';
    const kept = { eventType: 'refund.not-due', status: 'processed', amount: cents(0), failureReason } as const;
    await appendPaymentEvent(tx, { ...kept, orderNo, ticket, bookingId, processedAt: now, createdAt: now });
  }
  // Nothing was paid for a VIP's free refresh, so in time it is the refresh itself that goes back.
  const isFreeRefresh = ticket === null && refreshOf !== null && paymentMethod !== 'gift';
  if (refund && isFreeRefresh && by !== 'platinum') await returnFreeRefresh(tx, refreshOf);
}
