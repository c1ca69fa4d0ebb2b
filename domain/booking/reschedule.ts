import { hourMs } from '../durations.ts';

/** The last instant at which a visit can be moved: so many real hours before it, clock changes counted. */
export const movableUntil = (appointment: Date, noticeHours: number): Date =>
  new Date(appointment.getTime() - noticeHours * hourMs);

/** 'At least 48 hours ahead': exactly so many hours are enough. */
export const canMove = (appointment: Date, now: Date, noticeHours: number): boolean =>
  now <= movableUntil(appointment, noticeHours);
