import { hourMs } from '#domain/durations.ts';

export const linkHours = [4, 24, 48, 72] as const;
export type LinkHours = (typeof linkHours)[number];

/** No reminder for links shorter than this. */
const shortestRemindedMs = 2 * hourMs;
const reminderBeforeMs = 12 * hourMs;

type Asked = { now: Date; hours: number; begins: Date; payMs: number };

/** When a link ends: after its hours, and early enough before the visit that a last-minute visitor can still pay. */
export const linkEnd = ({ now, hours, begins, payMs }: Asked): Date =>
  new Date(Math.min(now.getTime() + hours * hourMs, begins.getTime() - payMs));

/** When the customer is reminded: twelve hours before the end, or in the middle of a shorter link; null for a very short one. */
export function reminderOf(madeAt: Date, endsAt: Date): Date | null {
  const lasts = endsAt.getTime() - madeAt.getTime();
  return lasts < shortestRemindedMs ? null : new Date(endsAt.getTime() - Math.min(reminderBeforeMs, lasts / 2));
}

/** A link's state: `closed` if its day was closed since, `day-gone` if it ended and the day is not free. */
export const linkStates = ['ready', 'closed', 'paid', 'cancelled', 'expired', 'day-gone'] as const;
export type LinkState = (typeof linkStates)[number];

type Link = { bookingId: string | null; cancelledAt: Date | null; expiresAt: Date | null };

/** A link's outcome, regardless of its day; a payment takes precedence over anything else. */
export function linkState(
  { bookingId, cancelledAt, expiresAt }: Link,
  now: Date,
): Exclude<LinkState, 'closed' | 'day-gone'> {
  if (bookingId !== null) return 'paid';
  if (cancelledAt !== null) return 'cancelled';
  return expiresAt !== null && expiresAt > now ? 'ready' : 'expired';
}
