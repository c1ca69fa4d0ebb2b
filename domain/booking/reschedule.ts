import { hourMs } from '../durations.ts';

/** The last instant at which a visit can be moved, in elapsed hours before it, whatever the clocks do. */
export const movableUntil = (appointment: Date, noticeHours: number): Date =>
  new Date(appointment.getTime() - noticeHours * hourMs);

/** Exactly `noticeHours` before is still early enough. */
export const canMove = (appointment: Date, now: Date, noticeHours: number): boolean =>
  now <= movableUntil(appointment, noticeHours);
