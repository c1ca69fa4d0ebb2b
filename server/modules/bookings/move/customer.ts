import { schedule } from '#business/schedule.ts';
import { canMove, movableUntil } from '#domain/booking/reschedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { type AppointmentTime, appointmentInstant, checkAppointment, crewsOn } from '#domain/calendar/schedule.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { appointmentCodes } from '#server/modules/calendar/appointment-refusals.ts';
import { calendarView } from '#server/modules/calendar/open-days.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { authorizeByLink, type LinkCredentials } from '../authorize-by-link.ts';
import type { ChangedBooking } from '../change.ts';
import { lockVisit } from '../queries/visits.ts';
import { findOwnHold } from '../queries/weather.ts';
import { writeMove } from './write.ts';

type Wish = LinkCredentials & { date: IsoDate; time: AppointmentTime };
export type MovedVisit = { appointmentDate: IsoDate; appointmentTime: AppointmentTime; moveUntil: string };

/** When a booking's visit begins. */
export const visitBegins = ({ appointmentDate, appointmentTime }: Booking): Date =>
  appointmentInstant(appointmentDate, appointmentTime, schedule.timeZone);

/**
 * Moves a visit at the wish of whoever holds its secret link, in one transaction: to another open day that is free, or to
 * another time of its own day. Asking for what is so already changes nothing.
 */
export async function moveByCustomer(deps: Deps, wish: Wish): Promise<MovedVisit | Refusal> {
  const opened = await authorizeByLink(deps, wish);
  if (isRefusal(opened)) return opened;
  const rules = await deps.calendar.rules.read();
  const { rescheduleNoticeHours: noticeHours } = (await deps.settings.read()).policy;
  const { id } = opened.booking;
  const moved = await transact(deps.db, async (tx) => {
    const booking = await lockVisit(tx, id);
    if (!booking) return refuse('ORDER_NOT_FOUND');
    return moveLocked(tx, { booking, wish, rules, noticeHours, now: deps.clock.now() });
  });
  if (isRefusal(moved)) return moved;
  deps.calendar.claims.forget();
  const { date, time } = wish;
  const begins = appointmentInstant(date, time, schedule.timeZone);
  const moveUntil = movableUntil(begins, noticeHours).toISOString();
  return { appointmentDate: date, appointmentTime: time, moveUntil };
}

type Asked = { booking: Booking; wish: Wish; rules: CalendarRules; noticeHours: number; now: Date };

async function moveLocked(
  tx: Db,
  { booking, wish, rules, noticeHours, now }: Asked,
): Promise<ChangedBooking | Refusal | undefined> {
  const { date, time } = wish;
  if (booking.status !== 'active') return refuse('ALREADY_CANCELLED');
  if (date === booking.appointmentDate && time === booking.appointmentTime) return;
  if (!canMove(visitBegins(booking), now, noticeHours)) return refuse('MOVE_TOO_LATE');
  const closed = checkAppointment(date, time, calendarView(rules, now));
  if (closed) return refuse(appointmentCodes[closed]);
  // A day that is kept for this very booking since the forecast is as good as free.
  const holdId = await findOwnHold(tx, { bookingId: booking.id, date });
  const from = holdId === null ? { crews: crewsOn(date, rules) } : { holdId };
  return writeMove(tx, { booking, date, time, movedBy: 'customer', from, now });
}
