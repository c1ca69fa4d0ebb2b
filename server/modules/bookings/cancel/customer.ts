import { cents, toDecimal } from '#domain/money.ts';
import { type CancellationOutcome, cancellationOutcome, inHours } from '#domain/refunds/policy.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { allPrices } from '#server/modules/pricing/current.ts';
import { accountOfBooking } from '#server/modules/refunds/account.ts';
import { deadlinesOf, visitBegins } from '../deadlines.ts';
import { issuedToken } from '../issued-token.ts';
import { findBookingToCancel, lockBookingToCancel, newestLinkId } from '../queries/links.ts';
import { cancellingOf } from './refreshes.ts';
import { writeCancellation } from './write.ts';

export type CancellationPreview = Pick<
  Booking,
  'clientId' | 'appointmentDate' | 'appointmentTime' | 'coatingType' | 'postalCode' | 'address' | 'selectedLayout'
> &
  CancellationOutcome & {
    paid: string;
    cutoffHours: number;
    refundUntil: string;
    /** Where the visit can be moved instead; null once it is too late. */
    movePath: string | null;
    /** What is refunded now, and what is kept for a completed free refresh. */
    refund: string;
    withheld: string;
    /** The refreshes cancelled with the visit, and the refund of each. */
    refreshes: (Pick<Booking, 'appointmentDate' | 'appointmentTime'> & { refund: string })[];
  };

/** What a cancellation link opens, and what would be refunded. Read-only. */
export async function previewCancellation(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'appSecret' | 'previousAppSecret'>,
  { token }: { token: string },
): Promise<CancellationPreview | Refusal> {
  const booking = await findBookingToCancel(deps.db, sha256(token));
  if (!booking) return refuse('CANCEL_LINK_INVALID');
  const { policy } = await deps.settings.read();
  const outcome = outcomeOf(booking, { now: deps.clock.now(), policy });
  if (isRefusal(outcome)) return refuse('CANCEL_LINK_INVALID');
  const { clientId, appointmentDate, appointmentTime, coatingType, postalCode, address, selectedLayout } = booking;
  const account = await accountOfBooking(deps.db, booking);
  const left = account.kept.total;
  // Earlier refunds are not repeated.
  const paid = toDecimal(account.payment ? left : booking.total);
  const { refundEligible } = outcome;
  const known = { left, now: deps.clock.now(), pricesAt: await allPrices(deps) };
  const { withheld, refreshes } = await cancellingOf(deps.db, booking, known);
  const back = {
    refund: toDecimal(cents(refundEligible ? left - withheld : 0)),
    withheld: toDecimal(refundEligible ? withheld : cents(0)),
    refreshes: refreshes.map(({ orderNo: _, refund, ...day }) => ({ ...day, refund: toDecimal(refund) })),
  };
  const visit = { clientId, appointmentDate, appointmentTime, coatingType, postalCode, address, selectedLayout };
  const { refundUntil, moveUntil } = deadlinesOf(booking, policy);
  const cutoffHours = inHours(refundUntil, visitBegins(booking));
  const movePath = deps.clock.now() <= moveUntil ? await pageOf(deps, booking) : null;
  return { ...visit, paid, cutoffHours, refundUntil: refundUntil.toISOString(), movePath, ...outcome, ...back };
}

/** The booking's page, opened by the newest of its secret links: whoever may cancel a visit may move it. */
async function pageOf(
  deps: Pick<Deps, 'db' | 'appSecret' | 'previousAppSecret'>,
  { id: bookingId, orderNo }: Booking,
): Promise<string | null> {
  const linkId = await newestLinkId(deps.db, { bookingId, purpose: 'order' });
  return linkId && `/confirmation?order=${orderNo}&key=${await issuedToken(deps, linkId)}`;
}

/**
 * Cancels the booking of a link, in one transaction: the booking is cancelled, its day is freed at once, the refund is
 * requested, the visit's texts and proposals are withdrawn, and mail and accounting are queued.
 */
export async function cancelByCustomer(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar' | 'settings'>,
  { token }: { token: string },
): Promise<CancellationOutcome | Refusal> {
  // Read before the transaction, which must not take a second connection from the pool.
  const { policy } = await deps.settings.read();
  const pricesAt = await allPrices(deps);
  const cancelled = await transact(deps.db, async (tx) => {
    const booking = await lockBookingToCancel(tx, sha256(token));
    if (!booking) return refuse('CANCEL_LINK_INVALID');
    const now = deps.clock.now();
    const outcome = outcomeOf(booking, { now, policy });
    if (isRefusal(outcome)) return outcome;
    await writeCancellation(tx, booking, {
      by: 'customer',
      refund: outcome.refundEligible ? 'due' : 'none',
      notify: true,
      now,
      pricesAt,
    });
    return outcome;
  });
  if (!isRefusal(cancelled)) deps.calendar.claims.forget();
  return cancelled;
}

/** What cancelling this booking would refund now; a link expires with the appointment. */
function outcomeOf(
  booking: Booking,
  { now, policy }: { now: Date; policy: VisitPolicy },
): CancellationOutcome | Refusal {
  if (booking.status === 'cancelled') return refuse('ALREADY_CANCELLED');
  const begins = visitBegins(booking);
  if (booking.status !== 'active' || begins <= now) return refuse('CANCEL_LINK_INVALID');
  return cancellationOutcome(begins, now, deadlinesOf(booking, policy).refundUntil);
}
