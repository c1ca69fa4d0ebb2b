import { refundLost } from '#domain/booking/promise.ts';
import { checkAppointment } from '#domain/calendar/availability.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { type AppointmentTime, crewsOn } from '#domain/calendar/schedule.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { appointmentCodes } from '#server/modules/calendar/appointment-refusals.ts';
import { calendarView, inDemandAt } from '#server/modules/calendar/open-days.ts';
import { findOwnHold } from '#server/modules/calendar/queries/weather-holds.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { stillOpens } from '../address/lock-confirmed.ts';
import { authorizeByLink, type LinkCredentials } from '../authorize-by-link.ts';
import { deadlinesOf } from '../deadlines.ts';
import { lockVisit } from '../queries/visits.ts';
import { writeMove } from './write.ts';

type Wish = LinkCredentials & { date: IsoDate; time: AppointmentTime };
export type MovedVisit = { appointmentDate: IsoDate; appointmentTime: AppointmentTime; moveUntil: string };

/**
 * The holder of a visit's secret link moves it, in one transaction: to another free open day, or to
 * another time of its own day. Moving it to its current time changes nothing.
 */
export async function moveByCustomer(deps: Deps, wish: Wish): Promise<MovedVisit | Refusal> {
  const opened = await authorizeByLink(deps, wish);
  if (isRefusal(opened)) return opened;
  const rules = await deps.calendar.rules.read();
  const { policy } = await deps.settings.read();
  const overUnpaidSince = await inDemandAt(deps, deps.clock.now());
  const { id } = opened.booking;
  const moved = await transact(deps.db, async (tx) => {
    const booking = await lockVisit(tx, id);
    if (!booking) return refuse('ORDER_NOT_FOUND');
    if (!(await stillOpens(deps, tx, { booking, key: wish.key }))) return refuse('BOOKING_LINK_NEEDED');
    return moveLocked(tx, { booking, wish, rules, overUnpaidSince, policy, now: deps.clock.now() });
  });
  if (isRefusal(moved)) return moved;
  deps.calendar.claims.forget();
  const { date: appointmentDate, time: appointmentTime } = wish;
  const { moveUntil } = deadlinesOf({ ...moved, appointmentDate, appointmentTime }, policy);
  return { appointmentDate, appointmentTime, moveUntil: moveUntil.toISOString() };
}

type Asked = {
  booking: Booking;
  wish: Wish;
  rules: CalendarRules;
  overUnpaidSince: Date | null;
  policy: VisitPolicy;
  now: Date;
};

async function moveLocked(
  tx: Db,
  { booking, wish, rules, overUnpaidSince, policy, now }: Asked,
): Promise<Booking | Refusal> {
  const { date, time } = wish;
  if (booking.status !== 'active') return refuse('ALREADY_CANCELLED');
  if (date === booking.appointmentDate && time === booking.appointmentTime) return booking;
  const deadlines = deadlinesOf(booking, policy);
  if (now > deadlines.moveUntil) return refuse('MOVE_TOO_LATE');
  const closed = checkAppointment(date, time, calendarView(rules, now));
  if (closed) return refuse(appointmentCodes[closed]);
  // A day held for this booking because of the forecast counts as free.
  const holdId = await findOwnHold(tx, { bookingId: booking.id, date });
  const from = holdId === null ? { crews: crewsOn(date, rules), overUnpaidSince } : { holdId };
  const lost = refundLost(deadlines, now);
  const moved = await writeMove(tx, { booking, date, time, movedBy: 'customer', lost, from, now });
  return isRefusal(moved) ? moved : { ...booking, ...moved };
}
