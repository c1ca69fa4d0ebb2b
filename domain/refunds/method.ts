import { wallTime } from '#domain/calendar/zone.ts';

/** A void undoes the charge while its batch is open; a refund is a second movement, for any part of it. */
export const refundMethods = ['void', 'refund'] as const;
export type RefundMethod = (typeof refundMethods)[number];

// The gateway closes its batch between 22:00 and 23:00 of its own day; a quarter of an hour keeps clear of it.
const lastVoid = { hour: 21, minute: 45 };

/**
 * How the whole of a payment goes back: voided on its own day until 21:45 of the gateway's clock, so that the charge
 * never shows on a statement; refunded afterwards.
 */
export function refundMethod(paidAt: Date, now: Date, timeZone: string): RefundMethod {
  const paid = wallTime(paidAt, timeZone);
  const { date, hour, minute } = wallTime(now, timeZone);
  const beforeClose = hour < lastVoid.hour || (hour === lastVoid.hour && minute < lastVoid.minute);
  const paidBeforeClose = paid.hour < 22;
  return date === paid.date && beforeClose && paidBeforeClose ? 'void' : 'refund';
}
