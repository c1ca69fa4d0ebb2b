import { schedule } from '#business/schedule.ts';
import { type Deadlines, deadlinesInForce, promisedBy, type VisitPromise } from '#domain/booking/promise.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Booking } from '#server/database/schema/bookings.ts';

type Visit = Pick<Booking, 'appointmentDate' | 'appointmentTime'>;

/** When a booking's visit begins. */
export const visitBegins = ({ appointmentDate, appointmentTime }: Visit): Date =>
  appointmentInstant(appointmentDate, appointmentTime, schedule.timeZone);

/** What the settings promise of a visit that is booked now. */
export const promiseOf = (visit: Visit, policy: VisitPolicy): Deadlines => promisedBy(policy, visitBegins(visit));

/** Until when cancelling a booking brings everything back, and until when its client can move it. */
export const deadlinesOf = (booking: Visit & VisitPromise, policy: VisitPolicy): Deadlines =>
  deadlinesInForce(visitBegins(booking), booking, policy);

/** Until when a cancellation brings everything back, and whether that is over. */
export const refundAt = (refundUntil: Date, now: Date) => ({
  until: refundUntil.toISOString(),
  isOver: now >= refundUntil,
});
