import { schedule } from '#business/schedule.ts';
import { orderProblem, refreshableStatuses } from '#domain/booking/refresh.ts';
import { checkAppointment } from '#domain/calendar/availability.ts';
import { crewsOn } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { minuteMs } from '#domain/durations.ts';
import { cents, sum, toDecimal } from '#domain/money.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { appointmentCodes } from '#server/modules/calendar/appointment-refusals.ts';
import { calendarView, inDemandAt } from '#server/modules/calendar/open-days.ts';
import { claimDay } from '#server/modules/calendar/queries/day-claims.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { appendPaymentEvent } from '#server/modules/payments/queries.ts';
import { type Refund, withdrawRefunds } from '#server/modules/refunds/queries.ts';
import { dequeue, enqueue } from '#server/outbox/enqueue.ts';
import { hasLeft } from '#server/outbox/queries.ts';
import { tellWebhooks, withdrawEvent } from '#server/outbox/webhooks.ts';
import { type Actor, type ChangedBooking, changeBooking, raiseVersion } from '../change.ts';
import { findBookingById, takeFreeRefresh } from '../queries/bookings.ts';
import { markLinksUsed } from '../queries/links.ts';
import { cancelledWith, dayLimitsOf } from '../queries/visits.ts';
import { scheduleReminder, visitDedupeKey } from '../schedule-texts.ts';
import { isCourtesy } from './refreshes.ts';

/** A cancellation just sent to the accounting service may still arrive there. */
const settlesWithinMs = 2 * minuteMs;

type Restoring = { rules: CalendarRules; overUnpaidSince: Date | null; now: Date; by: Actor };

/**
 * Undoes a mistaken cancellation, including its refreshes: all or nothing. Each day has to be
 * still free, and no refund may have been sent. A client who was notified of the cancellation is told the visit is on.
 */
export async function takeBackCancellation(
  deps: Deps,
  by: Actor,
  asked: { orderNo: string; version: number },
): Promise<ChangedBooking | Refusal> {
  const rules = await deps.calendar.rules.read();
  const now = deps.clock.now();
  const restoring = { rules, overUnpaidSince: await inDemandAt(deps, now), now, by };
  const done = await changeBooking<ChangedBooking>(deps, asked, async (tx, booking) => {
    const restored = await restore(deps, tx, { booking, ...restoring });
    if (isRefusal(restored)) return restored;
    for (const refresh of await cancelledWith(tx, booking)) {
      const also = await restore(deps, tx, { booking: refresh, ...restoring });
      if (isRefusal(also)) return also;
    }
    return restored;
  });
  if (!isRefusal(done)) deps.calendar.claims.forget();
  return done;
}

async function restore(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { booking, rules, overUnpaidSince, now, by }: Restoring & { booking: Booking },
): Promise<ChangedBooking | Refusal> {
  const { id, appointmentDate: date, appointmentTime: time, calendarSequence } = booking;
  if (booking.status !== 'cancelled') return refuse('BOOKING_CHANGED');
  if (date < today(now, schedule.timeZone)) return refuse('VISIT_OVER');
  const isOwnWish = booking.cancellationReason === 'customer' || booking.cancellationReason === 'operator';
  const problem = await refreshProblem(tx, booking);
  if (problem) return refuse(problem);
  const shut = checkAppointment(date, time, calendarView(rules, now));
  if (shut) return refuse(appointmentCodes[shut]);
  const claim = { date, owner: { bookingId: id }, crews: crewsOn(date, rules), overUnpaidSince, now };
  if (!(await claimDay(tx, claim))) return refuse('DATE_TAKEN');
  const refunds = await withdrawRefunds(tx, id);
  if (refunds === 'sent') return refuse('REFUND_SENT');
  // The free refresh was returned with it, and may have been used since.
  if (isOwnWish && booking.refreshOf !== null && isCourtesy(booking) && booking.refundStatus !== 'not-eligible')
    if (!(await takeFreeRefresh(tx, booking.refreshOf))) return refuse('REFRESH_GONE');
  // The file that removed it from a calendar had the next sequence number.
  const sequence = calendarSequence + 2;
  const inAccounts = booking.importedAt === null;
  const changed = await raiseVersion(tx, booking, {
    ...{ status: 'active', cancelledAt: null, cancellationReason: null, withheld: null, refundStatus: null },
    calendarSequence: sequence,
    ...(inAccounts && { syncStatus: 'pending' as const }),
  });
  await markLinksUsed(tx, { bookingId: id, purpose: 'cancel', now: null });
  await noteTakenBack(tx, booking, { refunds, now });
  const told = await tellAgain(tx, booking, { sequence, now });
  await scheduleReminder(tx, { ...booking, bookingId: id, date, time, sequence }, now);
  if (inAccounts) {
    await dequeue(tx, id, ['accounting.cancellation'], ['queued', 'failed']);
    const again = { topic: 'accounting.booking', subject: id, dedupeKey: visitDedupeKey(sequence) } as const;
    await enqueue(tx, [{ ...again, dueAt: new Date(now.getTime() + settlesWithinMs) }], now);
  }
  if (!(await withdrawEvent(tx, id, 'booking.cancelled')))
    await tellWebhooks(tx, { event: 'booking.booked', bookingId: id, dedupeKey: sequence, now });
  await audit(tx, deps, {
    by: by.id,
    action: 'booking.restored',
    subject: id,
    before: { status: 'cancelled', refund: toDecimal(sum(...refunds.map(({ amount }) => amount))) },
    after: { status: 'active', date, time, told },
  });
  return changed;
}

/** A refresh needs the visit that it refreshes, and a day after that one. */
async function refreshProblem(tx: Db, booking: Booking) {
  if (booking.refreshOf !== null) {
    const earlier = await findBookingById(tx, booking.refreshOf);
    if (!refreshableStatuses.some((status) => status === earlier?.status)) return 'REFRESH_GONE';
  }
  return orderProblem(await dayLimitsOf(tx, booking), booking.appointmentDate);
}

/** Records in the ledger that the refund requests are withdrawn, and that kept money is an ordinary payment again. */
async function noteTakenBack(
  tx: Db,
  { id: bookingId, orderNo, paymentTicket }: Booking,
  { refunds, now }: { refunds: readonly Refund[]; now: Date },
): Promise<void> {
  const isOfSale = ({ ticket }: Pick<Refund, 'ticket'>) => ticket === paymentTicket;
  const kept = { orderNo, ticket: paymentTicket, amount: cents(0), failureReason: null };
  const asked = refunds.map((refund) => ({ ...refund, failureReason: 'cancellation' }));
  for (const taken of paymentTicket === null || asked.some(isOfSale) ? asked : [...asked, kept]) {
    const { ticket, amount, failureReason } = taken;
    await appendPaymentEvent(tx, {
      ...{ orderNo: taken.orderNo, ticket, bookingId, createdAt: now, processedAt: now },
      ...{ eventType: 'refund.taken-back', status: 'processed', amount, failureReason },
    });
    await dequeue(tx, `refund-by-hand:${taken.orderNo}`, ['operator.alert']);
  }
}

/** Tells a client who was notified of the cancellation, once, that the visit is on; returns whether it did. */
async function tellAgain(
  tx: Db,
  { id: subject, email: recipient, language, ...visit }: Booking,
  { sequence, now }: { sequence: number; now: Date },
): Promise<boolean> {
  await dequeue(tx, subject, ['mail.cancellation']);
  if (!(await hasLeft(tx, subject, ['mail.cancellation']))) return false;
  const detail = { stands: true, date: visit.appointmentDate, time: visit.appointmentTime, sequence };
  const dedupeKey = visitDedupeKey(sequence);
  await enqueue(tx, [{ topic: 'mail.reschedule', subject, dedupeKey, recipient, language, dueAt: now, detail }], now);
  return true;
}
