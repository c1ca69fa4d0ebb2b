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
import { type ChangedBooking, raiseVersion } from '../change.ts';
import { returnFreeRefresh } from '../queries/bookings.ts';
import { markLinksUsed } from '../queries/links.ts';
import { closeProposals } from '../queries/proposals.ts';
import { refreshesOf } from '../queries/visits.ts';
import { visitDedupeKey, visitTexts } from '../schedule-texts.ts';
import { dependents, isCourtesy } from './refreshes.ts';

type Cancellation = {
  /** `platinum`: the booking that a free refresh came with was cancelled; `earlier`: the visit that a paid one refreshes. */
  by: 'customer' | 'operator' | 'platinum' | 'earlier';
  /** Whether what was paid goes back, less what went back before and a free refresh that was done; `everything` leaves that out. */
  refund: 'due' | 'everything' | 'none';
  notify: boolean;
  now: Date;
  /** When the money, the mail and the work of the accounts leave, where it can be taken back until then. */
  leavesAt?: Date;
  pricesAt: PricesAt;
};

type Cancelled = ChangedBooking & {
  /** What goes back, and what is kept of it for a free refresh that was done. */
  due: Cents;
  withheld: Cents;
  /** The refreshes that were cancelled with the visit, and what goes back for each. */
  refreshes: { refresh: Booking; due: Cents }[];
};

/**
 * Cancels a booking that the transaction has locked: its day is free at once, what is due is requested from the
 * gateway, the texts of the visit and what was proposed are taken back, and mail and accounting are queued. Its refreshes
 * that are still to come go with it, and are refunded in full.
 */
export async function writeCancellation(tx: Db, booking: Booking, how: Cancellation): Promise<Cancelled> {
  const { id } = booking;
  const { by, refund, notify, now, leavesAt: dueAt = now } = how;
  const account = await accountOfBooking(tx, booking);
  const left = account.kept.total;
  const dependent = await dependents(tx, await refreshesOf(tx, id).for('update'), { ...how, left });
  const withheld = refund === 'due' ? dependent.withheld : cents(0);
  const due = refund === 'none' ? cents(0) : cents(left - withheld);
  // Nothing was paid for it, and what it came with is given up.
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
  // In time it is also the free refresh itself that goes back.
  const isOwnWish = by === 'customer' || by === 'operator';
  if (refund !== 'none' && isOwnWish && booking.refreshOf !== null && isCourtesy(booking))
    await returnFreeRefresh(tx, booking.refreshOf);
  await closeProposals(tx, id);
  await dequeue(tx, id, [...visitTexts, 'mail.weather-proposal', 'sms.weather-proposal']);
  const { email: recipient, language } = booking;
  const work = { subject: id, dedupeKey: visitDedupeKey(booking.calendarSequence), dueAt };
  if (notify) await enqueue(tx, [{ ...work, topic: 'mail.cancellation', recipient, language }], now);
  // Imported bookings stay out of the accounting service.
  if (!booking.importedAt) await enqueue(tx, [{ ...work, topic: 'accounting.cancellation' }], now);
  const refreshes = [];
  for (const refresh of dependent.toCome) {
    const reason = isCourtesy(refresh) ? 'platinum' : 'earlier';
    const gone = await writeCancellation(tx, refresh, { ...how, by: reason, refund: 'due' });
    refreshes.push({ refresh, due: gone.due });
  }
  return { version, due, withheld, refreshes };
}

/** The ledger says why money stays. */
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
