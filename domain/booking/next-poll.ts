import { minuteMs } from '../durations.ts';

/** An open checkout: when it began, and when its ticket and the margin after it have passed. */
type Watched = { createdAt: Date; expiresAt: Date };

const firstLookMs = 20_000;
const everyMs = 50_000;
const longestSilenceMs = 10 * minuteMs;

/**
 * When the gateway is asked for a checkout's receipt next: 20 seconds after it began, then every 50, so that a payment
 * is a booking within a minute even when the browser is gone; once exactly at its end; and after that only while the
 * gateway is silent, ever more seldom.
 */
export function nextPollAt({ createdAt, expiresAt }: Watched, now: Date): Date {
  const at = now.getTime();
  const end = expiresAt.getTime();
  if (at >= end) return new Date(at + Math.min(everyMs + (at - end), longestSilenceMs));
  const first = createdAt.getTime() + firstLookMs;
  return new Date(Math.min(at < first ? first : at + everyMs, end));
}
