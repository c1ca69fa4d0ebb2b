import { chargeState, dueOfCharge } from '#domain/booking/charge.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { findChargeOfToken } from '#server/modules/payments/queries/charges.ts';
import { storefrontCorrectionsOf } from '#server/modules/refunds/queries.ts';

/** What the link of a charge opens: what is to be paid and why, or its outcome. Read-only. */
export async function readCharge(deps: Pick<Deps, 'db' | 'clock' | 'taxRatesAt'>, { token }: { token: string }) {
  const charge = await findChargeOfToken(deps.db, sha256(token));
  const booking = charge && (await findBookingById(deps.db, charge.bookingId));
  if (!booking) return refuse('PAYMENT_LINK_INVALID') satisfies Refusal;
  const now = deps.clock.now();
  const { orderNo, reference: bookingId, coatingType, appointmentDate, appointmentTime } = booking;
  const corrections = charge.correctionId === null ? [] : await storefrontCorrectionsOf(deps.db, booking.id);
  const correction = corrections.find(({ id }) => id === charge.correctionId);
  const state = chargeState(charge, now);
  return {
    state,
    visit: { orderNo, bookingId, coatingType, appointmentDate, appointmentTime },
    quote: state === 'paid' ? charge : dueOfCharge(charge, deps.taxRatesAt(now)),
    /** What the extra is. */
    reason: charge.reason,
    storefront: correction ? { storefrontSize: correction.toSize, selectedLayout: correction.toLayout } : null,
    expiresAt: charge.expiresAt?.toISOString() ?? null,
  };
}
