import { refundStanding } from '#domain/ledger/account.ts';
import { type Cents, cents, toDecimal } from '#domain/money.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { releaseBookedDay } from '#server/modules/calendar/queries/day-claims.ts';
import { appendPaymentEvent } from '#server/modules/payments/queries.ts';
import type { PricesAt } from '#server/modules/pricing/current.ts';
import { accountOfBooking } from '#server/modules/refunds/account.ts';
import { requestOfBooking } from '#server/modules/refunds/request-of-booking.ts';
import { dequeue, enqueue } from '#server/outbox/enqueue.ts';
import { tellWebhooks } from '#server/outbox/webhooks.ts';
import { type ChangedBooking, raiseVersion } from '../change.ts';
import { closeCharge } from '../charges/decide.ts';
import { returnFreeRefresh } from '../queries/bookings.ts';
import { markLinksUsed } from '../queries/links.ts';
import { closeProposals } from '../queries/proposals.ts';
import { refreshesOf } from '../queries/visits.ts';
import { visitDedupeKey, visitTexts } from '../schedule-texts.ts';
import { dependents, isCourtesy } from './refreshes.ts';

type Cancellation = {
  /** `platinum`: the booking that included the free refresh was cancelled; `earlier`: the visit that a paid one refreshes. */
  by: 'customer' | 'operator' | 'platinum' | 'earlier';
  /** Whether to refund the payment, less earlier refunds and a completed free refresh; `everything` ignores the latter. */
  refund: 'due' | 'everything' | 'none';
  notify: boolean;
  now: Date;
  /** When the refund, mail and accounting work go out, if it can be undone until then. */
  leavesAt?: Date;
  pricesAt: PricesAt;
};

type Cancelled = ChangedBooking & {
  /** What is refunded, and what is kept for a completed free refresh. */
  due: Cents;
  withheld: Cents;
  /** The refreshes that were cancelled with the visit, and the refund of each. */
  refreshes: { refresh: Booking; due: Cents }[];
};

/**
 * Cancels a booking that the transaction has locked: its day is freed at once, the refund is requested from the
 * gateway, the visit's texts and proposals are withdrawn, and mail and accounting are queued. Its upcoming refreshes
 * are cancelled too, and refunded in full.
 */
export async function writeCancellation(tx: Db, booking: Booking, how: Cancellation): Promise<Cancelled> {
  const { id } = booking;
  const { by, refund, notify, now, leavesAt: dueAt = now } = how;
  const account = await accountOfBooking(tx, booking);
  const left = account.kept.total;
  const dependent = await dependents(tx, await refreshesOf(tx, id).for('update'), { ...how, left });
  const withheld = refund === 'due' ? dependent.withheld : cents(0);
  const due = refund === 'none' ? cents(0) : cents(left - withheld);
  // Nothing was paid for it, and the booking that included it is cancelled.
  const isUsedUp = refund === 'none' && booking.total === 0 && isCourtesy(booking);
  const { version } = await raiseVersion(tx, booking, {
    status: 'cancelled',
    cancelledAt: now,
    cancellationReason: by,
    withheld: withheld || null,
    refundStatus: due > 0 ? 'pending' : isUsedUp ? 'not-eligible' : refundStanding(account, booking.total),
  });
  await releaseBookedDay(tx, id);
  await markLinksUsed(tx, { bookingId: id, purpose: 'cancel', now });
  if (withheld > 0 || refund === 'none') await noteKept(tx, booking, { ...how, withheld });
  const back = { reason: 'cancellation', amount: due, notifyCustomer: notify, now, dueAt } as const;
  if (due > 0) await requestOfBooking(tx, booking, account, back);
  // If cancelled in time, the free refresh itself is returned too.
  const isOwnWish = by === 'customer' || by === 'operator';
  if (refund !== 'none' && isOwnWish && booking.refreshOf !== null && isCourtesy(booking))
    await returnFreeRefresh(tx, booking.refreshOf);
  await closeProposals(tx, id);
  await closeCharge(tx, booking, now);
  await dequeue(tx, id, [...visitTexts, 'mail.weather-proposal', 'sms.weather-proposal']);
  const { email: recipient, language } = booking;
  const work = { subject: id, dedupeKey: visitDedupeKey(booking.calendarSequence), dueAt };
  if (notify) await enqueue(tx, [{ ...work, topic: 'mail.cancellation', recipient, language }], now);
  // Imported bookings stay out of the accounting service.
  if (!booking.importedAt) await enqueue(tx, [{ ...work, topic: 'accounting.cancellation' }], now);
  const told = { event: 'booking.cancelled', bookingId: id, dedupeKey: booking.calendarSequence, now, dueAt } as const;
  await tellWebhooks(tx, { ...told, more: { refundDue: due } });
  const refreshes = [];
  for (const refresh of dependent.toCome) {
    const reason = isCourtesy(refresh) ? 'platinum' : 'earlier';
    const gone = await writeCancellation(tx, refresh, { ...how, by: reason, refund: 'due' });
    refreshes.push({ refresh, due: gone.due });
  }
  return { version, due, withheld, refreshes };
}

/** Records in the ledger why money is kept. */
async function noteKept(
  tx: Db,
  booking: Booking,
  { by, withheld, now }: Cancellation & { withheld: Cents },
): Promise<void> {
  const { id: bookingId, orderNo, paymentTicket: ticket } = booking;
  if (ticket === null) return;
  const why = by === 'operator' ? 'kept by the operator' : 'too late';
  const failureReason = withheld > 0 ? `${toDecimal(withheld)} is kept for the free refresh that was done` : why;
  const kept = { eventType: 'refund.not-due', status: 'processed', amount: cents(0), failureReason } as const;
  await appendPaymentEvent(tx, { ...kept, orderNo, ticket, bookingId, processedAt: now, createdAt: now });
}
