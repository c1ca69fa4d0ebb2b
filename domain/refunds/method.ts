import { wallTime } from '#domain/calendar/zone.ts';

/** A void cancels a charge whose batch is still open; a refund is a second transaction, for all or a part of it. */
export const refundMethods = ['void', 'refund'] as const;
export type RefundMethod = (typeof refundMethods)[number];

// The gateway closes its batch between 22:00 and 23:00 local time; fifteen minutes are a safety margin.
const lastVoid = { hour: 21, minute: 45 };

/**
 * How to refund a payment in full: void it on the same day until 21:45 in the gateway's time zone, so that the charge never
 * shows on a statement; afterwards refund it.
 */
export function refundMethod(paidAt: Date, now: Date, timeZone: string): RefundMethod {
  const paid = wallTime(paidAt, timeZone);
  const { date, hour, minute } = wallTime(now, timeZone);
  const beforeClose = hour < lastVoid.hour || (hour === lastVoid.hour && minute < lastVoid.minute);
  const paidBeforeClose = paid.hour < 22;
  return date === paid.date && beforeClose && paidBeforeClose ? 'void' : 'refund';
}
