import type { Receipt } from '#adapters/cards/port.ts';
import { whyNotCharged } from '#domain/booking/charge.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { settleCharge } from '#server/modules/bookings/charges/settle.ts';
import type { CreatedBooking } from '#server/modules/bookings/create.ts';
import { lockVisit } from '#server/modules/bookings/queries/visits.ts';
import { findCharge, lockCharge } from '#server/modules/payments/queries/charges.ts';
import { confirmedAs } from '../parts/confirmed.ts';
import { type CheckoutContext, endAsBooked, lockContext } from '../queries/contexts.ts';

type Paying = { context: CheckoutContext; receipt: Receipt | null };

/** The one transaction that turns the checkout of a charge into its payment. The second caller finds the first one's. */
export async function payCharge(
  deps: Pick<Deps, 'clock' | 'cards'>,
  tx: Db,
  { context: seen, receipt }: Paying,
): Promise<CreatedBooking | Refusal> {
  // Locked in the global order: checkout, booking, charge.
  const context = await lockContext(tx, seen.orderNo);
  if (!context) return refuse('CHECKOUT_NOT_FOUND');
  if (context.state === 'refused') return refuse('PAID_NOT_BOOKED');
  const { booking, charge } = await lockBoth(tx, context);
  if (context.state === 'booked') return confirmedAs(booking);
  if (!receipt) return refuse('NOT_PAID');
  const { orderNo, customer, termsAcceptanceId, base, gst, qst, total, taxRates } = context;
  const { approvedAt } = receipt;
  const reason = whyNotCharged(charge, { cancelled: booking.status === 'cancelled', approvedAt });
  if (reason) return refuse('PAID_NOT_BOOKED', { reason });
  const now = deps.clock.now();
  const due = { base, gst, qst, total, taxRates };
  const paid = { booking, charge, due, receipt, orderNo, store: deps.cards.store, now };
  if (!(await settleCharge(tx, paid))) return refuse('PAID_NOT_BOOKED', { reason: 'of-another-order' });
  if (customer) await endAsBooked(tx, { orderNo, bookingId: booking.id, customer, endedAt: now, termsAcceptanceId });
  return confirmedAs(booking);
}

async function lockBoth(tx: Db, { orderNo, chargeId }: CheckoutContext) {
  const known = chargeId === null ? null : await findCharge(tx, chargeId);
  const booking = known && (await lockVisit(tx, known.bookingId));
  const charge = known && (await lockCharge(tx, known.id));
  if (!booking || !charge) throw new Error(`no charge for checkout ${orderNo}`);
  return { booking, charge };
}
