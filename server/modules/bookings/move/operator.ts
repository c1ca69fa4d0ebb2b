import { may } from '#domain/access/permissions.ts';
import { refundLost } from '#domain/booking/promise.ts';
import { checkAppointment } from '#domain/calendar/availability.ts';
import { type IsoDate, isDay } from '#domain/calendar/day.ts';
import { type AppointmentTime, crewsOn, scheduleOn, timesOf } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { appointmentCodes } from '#server/modules/calendar/appointment-refusals.ts';
import { calendarView, inDemandAt } from '#server/modules/calendar/open-days.ts';
import { claimsOn } from '#server/modules/calendar/queries/day-claims.ts';
import { findOwnHold } from '#server/modules/calendar/queries/weather-holds.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { type Actor, type ChangedBooking, changeBooking } from '../change.ts';
import { deadlinesOf } from '../deadlines.ts';
import { insertKept } from '../queries/kept.ts';
import { writeMove } from './write.ts';

type Wish = {
  date: IsoDate;
  time: AppointmentTime;
  /** Whether the client is notified. */
  notify: boolean;
  /** Allows a day that is closed to visitors. */
  anyDay: boolean;
  /** Whether the client asked for it: an expired refund deadline then stays expired. */
  atClientsWish?: boolean;
  /** Until when it can be undone and no notification is sent. */
  messagesAt?: Date;
  by: Actor;
};

export type OperatorMove = ChangedBooking & { appointmentDate: IsoDate; appointmentTime: AppointmentTime };

/**
 * An operator moves a visit, however late: to any free day of the calendar or, for an owner
 * who confirms it, to a closed day that nobody else has. Moving it to its current time changes nothing.
 */
export async function moveByOperator(
  deps: Deps,
  wish: Wish & { orderNo: string; version: number },
): Promise<OperatorMove | Refusal> {
  if (wish.anyDay && !may(wish.by, 'booking.any-day')) return refuse('OWNER_NEEDED');
  const rules = await deps.calendar.rules.read();
  const { policy } = await deps.settings.read();
  const overUnpaidSince = await inDemandAt(deps, deps.clock.now());
  const moved = await changeBooking(deps, wish, (tx, booking) =>
    moveLockedVisit(deps, tx, { booking, wish, rules, overUnpaidSince, policy }),
  );
  if (isRefusal(moved)) return moved;
  deps.calendar.claims.forget();
  return { ...moved, appointmentDate: wish.date, appointmentTime: wish.time };
}

type Locked = {
  booking: Booking;
  wish: Wish;
  rules: CalendarRules;
  overUnpaidSince: Date | null;
  policy: VisitPolicy;
};

/** The same for a booking locked by the transaction. */
export async function moveLockedVisit(
  deps: Pick<Deps, 'clock' | 'appSecret'>,
  tx: Db,
  { booking, wish, rules, overUnpaidSince, policy }: Locked,
): Promise<ChangedBooking | Refusal> {
  const { date, time, notify, anyDay, atClientsWish = false, messagesAt, by } = wish;
  const { id, status, version, appointmentDate, appointmentTime } = booking;
  if (status === 'cancelled') return refuse('ALREADY_CANCELLED');
  if (status !== 'active') return refuse('VISIT_OVER');
  if (date === appointmentDate && time === appointmentTime) return { version };
  const now = deps.clock.now();
  const shut = checkAppointment(date, time, calendarView(rules, now));
  if (shut && !(anyDay && mayBeForced(wish, rules, now))) return refuse(appointmentCodes[shut]);
  const holdId = await findOwnHold(tx, { bookingId: id, date });
  // A closed day takes one visit at most, whatever the number of crews.
  const from = holdId === null ? { crews: shut ? 1 : crewsOn(date, rules), overUnpaidSince } : { holdId };
  const moved = await writeMove(tx, {
    booking,
    date,
    time,
    movedBy: 'operator',
    lost: atClientsWish ? refundLost(deadlinesOf(booking, policy), now) : null,
    ...(atClientsWish && { wishedBy: 'customer' as const }),
    administratorId: by.id,
    ...{ from, notify, now },
    ...(messagesAt && { messagesAt }),
  });
  if (isRefusal(moved)) return moved;
  if (shut && (await claimsOn(tx, date)) > 1) return refuse('DATE_TAKEN');
  // Choosing a closed day is itself the decision about it.
  if (shut)
    await insertKept(tx, [{ subject: id, visitDate: date, kind: 'closed', administratorId: by.id, createdAt: now }]);
  await audit(tx, deps, {
    by: by.id,
    action: 'booking.moved',
    subject: id,
    before: { date: appointmentDate, time: appointmentTime },
    after: { date, time, told: notify, ...(atClientsWish && { atClientsWish }), ...(shut && { closedDay: true }) },
  });
  return { version: moved.version };
}

/** A past day stays closed, and so does a time at which no weekday has visits. */
const mayBeForced = ({ date, time }: Wish, { schedule }: CalendarRules, now: Date): boolean =>
  isDay(date) && date >= today(now, schedule.timeZone) && timesOf(scheduleOn(date, schedule)).includes(time);
