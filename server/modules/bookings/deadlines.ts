import { schedule } from '#business/schedule.ts';
import { type Deadlines, deadlinesInForce, promisedBy, type VisitPromise } from '#domain/booking/promise.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Booking } from '#server/database/schema/bookings.ts';

type Visit = Pick<Booking, 'appointmentDate' | 'appointmentTime'>;

/** When a booking's visit begins. */
export const visitBegins = ({ appointmentDate, appointmentTime }: Visit): Date =>
  appointmentInstant(appointmentDate, appointmentTime, schedule.timeZone);

/** What the settings promise for a visit booked now. */
export const promiseOf = (visit: Visit, policy: VisitPolicy): Deadlines => promisedBy(policy, visitBegins(visit));

/** The deadline for a full refund of a booking, and for its client to move it. */
export const deadlinesOf = (booking: Visit & VisitPromise, policy: VisitPolicy): Deadlines =>
  deadlinesInForce(visitBegins(booking), booking, policy);

/** The deadline for a full refund, and whether it has passed. */
export const refundAt = (refundUntil: Date, now: Date) => ({
  until: refundUntil.toISOString(),
  isOver: now >= refundUntil,
});
