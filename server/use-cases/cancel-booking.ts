import { refundCutoffHours } from '#business/policies.ts';
import { schedule } from '#business/schedule.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { type CancellationOutcome, cancellationOutcome } from '#domain/cancellation/refund-policy.ts';
import { cents, toDecimal } from '#domain/money.ts';
import type { Db } from '#server/db/database.ts';
import { type Booking, returnFreeRefresh, updateBooking } from '#server/db/queries/bookings.ts';
import { releaseBookedDay } from '#server/db/queries/day-claims.ts';
import { queue, unqueue } from '#server/db/queries/outbox.ts';
import { appendPaymentEvent, findReceiptOf } from '#server/db/queries/payments.ts';
import { findBookingToCancel, lockBookingToCancel, markLinksUsed } from '#server/db/queries/secret-links.ts';
import { closeProposals } from '#server/db/queries/weather-notifications.ts';
import { transact } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal, type Refusal, refuse } from '#server/errors.ts';
import { sha256 } from '#server/secrets.ts';
import { visitTexts } from './plan-visit.ts';
import { wantRefund } from './want-refund.ts';

export type CancellationPreview = Pick<
  Booking,
  'clientId' | 'appointmentDate' | 'appointmentTime' | 'coatingType' | 'postalCode'
> &
  CancellationOutcome & { paid: string };

/** What a cancellation link opens, and what would come back. Changes nothing. */
export async function previewCancellation(
  deps: Pick<Deps, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<CancellationPreview | Refusal> {
  const booking = await findBookingToCancel(deps.db, sha256(token));
  if (!booking) return refuse('CANCEL_LINK_INVALID');
  const outcome = outcomeOf(booking, deps.clock.now());
  if (isRefusal(outcome)) return refuse('CANCEL_LINK_INVALID');
  const { clientId, appointmentDate, appointmentTime, coatingType, postalCode } = booking;
  const paid = toDecimal(booking.total);
  return { clientId, appointmentDate, appointmentTime, coatingType, postalCode, paid, ...outcome };
}

/**
 * Cancels the booking of a link, in one transaction: the booking is cancelled, its day is free at once, what is due is
 * wanted back from the gateway, the texts of the visit and what was proposed are taken back, and mail and accounting are queued.
 */
export async function cancelBooking(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  { token }: { token: string },
): Promise<CancellationOutcome | Refusal> {
  const cancelled = await transact(deps.db, async (tx) => {
    const booking = await lockBookingToCancel(tx, sha256(token));
    if (!booking) return refuse('CANCEL_LINK_INVALID');
    const now = deps.clock.now();
    const outcome = outcomeOf(booking, now);
    if (isRefusal(outcome)) return outcome;
    await cancel(tx, booking, { outcome, now });
    return outcome;
  });
  if (!isRefusal(cancelled)) deps.calendar.claims.forget();
  return cancelled;
}

/** What cancelling this booking brings back now; a link's life ends with the appointment. */
function outcomeOf(booking: Booking, now: Date): CancellationOutcome | Refusal {
  if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
  const begins = appointmentInstant(booking.appointmentDate, booking.appointmentTime, schedule.timeZone);
  if (booking.status !== 'active' || begins <= now) return refuse('CANCEL_LINK_INVALID');
  return cancellationOutcome(begins, now, refundCutoffHours);
}

async function cancel(
  tx: Db,
  booking: Booking,
  { outcome: { refundEligible }, now }: { outcome: CancellationOutcome; now: Date },
): Promise<void> {
  const { id } = booking;
  const receipt = refundEligible ? await findReceiptOf(tx, id) : null;
  const nothingDue = refundEligible ? 'not-needed' : 'not-eligible';
  await updateBooking(tx, id, {
    status: 'cancelled',
    cancelledAt: now,
    cancellationReason: 'customer',
    creditAmount: receipt?.amount ?? cents(0),
    refundStatus: receipt ? 'pending' : nothingDue,
  });
  await releaseBookedDay(tx, id);
  await markLinksUsed(tx, { bookingId: id, purpose: 'cancel', now });
  if (receipt) {
    await wantRefund(tx, {
      reason: 'cancellation',
      orderNo: booking.orderNo,
      bookingId: id,
      ticket: receipt.ticket,
      gatewayOrderNo: booking.orderNo,
      transactionNo: receipt.transactionNo,
      amount: receipt.amount,
      paidAt: receipt.createdAt,
      createdAt: now,
    });
  }
  const { orderNo, paymentTicket: ticket } = booking;
  if (!refundEligible && ticket !== null) {
    // The ledger says why this money stays.
    const kept = { eventType: 'refund.not-due', status: 'processed', amount: cents(0), failureReason: 'too late' };
    await appendPaymentEvent(tx, { ...kept, orderNo, ticket, bookingId: id, processedAt: now, createdAt: now });
  }
  // Nothing was paid for a VIP's free refresh, so in time it is the refresh itself that goes back.
  if (refundEligible && !receipt && booking.refreshOf !== null) await returnFreeRefresh(tx, booking.refreshOf);
  await closeProposals(tx, id);
  await unqueue(tx, id, [...visitTexts, 'mail.weather-proposal', 'sms.weather-proposal']);
  const { email: recipient, language } = booking;
  await queue(
    tx,
    [
      { topic: 'mail.cancellation', subject: id, recipient, language, dueAt: now },
      { topic: 'accounting.cancellation', subject: id, dueAt: now },
    ],
    now,
  );
}
