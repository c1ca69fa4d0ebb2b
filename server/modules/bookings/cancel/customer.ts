import { schedule } from '#business/schedule.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { toDecimal } from '#domain/money.ts';
import { type CancellationOutcome, cancellationOutcome } from '#domain/refunds/policy.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { moneyOfBooking } from '#server/modules/refunds/money.ts';
import { findBookingToCancel, lockBookingToCancel } from '../queries/links.ts';
import { writeCancellation } from './write.ts';

export type CancellationPreview = Pick<
  Booking,
  'clientId' | 'appointmentDate' | 'appointmentTime' | 'coatingType' | 'postalCode' | 'address' | 'selectedLayout'
> &
  CancellationOutcome & { paid: string; cutoffHours: number };

/** What a cancellation link opens, and what would come back. Changes nothing. */
export async function previewCancellation(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { token }: { token: string },
): Promise<CancellationPreview | Refusal> {
  const booking = await findBookingToCancel(deps.db, sha256(token));
  if (!booking) return refuse('CANCEL_LINK_INVALID');
  const { refundCutoffHours: cutoffHours } = (await deps.settings.read()).policy;
  const outcome = outcomeOf(booking, { now: deps.clock.now(), cutoffHours });
  if (isRefusal(outcome)) return refuse('CANCEL_LINK_INVALID');
  const { clientId, appointmentDate, appointmentTime, coatingType, postalCode, address, selectedLayout } = booking;
  const { payment, left } = await moneyOfBooking(deps.db, booking.id);
  // What went back before is not given back again.
  const paid = toDecimal(payment ? left : booking.total);
  const visit = { clientId, appointmentDate, appointmentTime, coatingType, postalCode, address, selectedLayout };
  return { ...visit, paid, cutoffHours, ...outcome };
}

/**
 * Cancels the booking of a link, in one transaction: the booking is cancelled, its day is free at once, what is due is
 * wanted back from the gateway, the texts of the visit and what was proposed are taken back, and mail and accounting are queued.
 */
export async function cancelByCustomer(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar' | 'settings'>,
  { token }: { token: string },
): Promise<CancellationOutcome | Refusal> {
  // Read before the transaction, which never asks the pool for a second connection.
  const { refundCutoffHours: cutoffHours } = (await deps.settings.read()).policy;
  const cancelled = await transact(deps.db, async (tx) => {
    const booking = await lockBookingToCancel(tx, sha256(token));
    if (!booking) return refuse('CANCEL_LINK_INVALID');
    const now = deps.clock.now();
    const outcome = outcomeOf(booking, { now, cutoffHours });
    if (isRefusal(outcome)) return outcome;
    await writeCancellation(tx, booking, { by: 'customer', refund: outcome.refundEligible, notify: true, now });
    return outcome;
  });
  if (!isRefusal(cancelled)) deps.calendar.claims.forget();
  return cancelled;
}

/** What cancelling this booking brings back now; a link's life ends with the appointment. */
function outcomeOf(
  booking: Booking,
  { now, cutoffHours }: { now: Date; cutoffHours: number },
): CancellationOutcome | Refusal {
  if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
  const begins = appointmentInstant(booking.appointmentDate, booking.appointmentTime, schedule.timeZone);
  if (booking.status !== 'active' || begins <= now) return refuse('CANCEL_LINK_INVALID');
  return cancellationOutcome(begins, now, cutoffHours);
}
