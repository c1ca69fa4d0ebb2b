import { dayMs, hourMs, minuteMs } from '../durations.ts';

/** An open checkout. `expiresAt` includes the margin after the end of its ticket. */
type OpenCheckout = { createdAt: Date; expiresAt: Date };

const firstPollMs = 20_000;
const intervalMs = 30_000;
const silenceMs = 10_000;
const maxIntervalMs = 10 * minuteMs;

/**
 * When to poll the gateway for a checkout's receipt next: 20 seconds after it began, then every 30, so that a payment becomes
 * a booking within a minute even if the browser is closed and one answer is lost; exactly when it expires; then, while the
 * gateway does not answer, at growing intervals.
 */
export function nextPollAt({ createdAt, expiresAt }: OpenCheckout, now: Date): Date {
  const at = now.getTime();
  const end = expiresAt.getTime();
  if (at >= end) return new Date(at + Math.min(intervalMs + (at - end), maxIntervalMs));
  const first = createdAt.getTime() + firstPollMs;
  return new Date(Math.min(at < first ? first : at + intervalMs, end));
}

/** When to poll again because the gateway did not answer: soon while the ticket lives. */
export function pollAfterSilence(checkout: OpenCheckout, now: Date): Date {
  const next = nextPollAt(checkout, now).getTime();
  return new Date(now >= checkout.expiresAt ? next : Math.min(now.getTime() + silenceMs, next));
}

const afterEndMs = [0, minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 6 * hourMs, dayMs];

/**
 * When to poll for the ticket of a checkout that ended unpaid: when the ticket ends, then less and less often for a
 * day, since banks can be slow. Null after that.
 */
export function pollAfterEnd({ expiresAt }: Pick<OpenCheckout, 'expiresAt'>, now: Date): Date | null {
  const polls = afterEndMs.map((ms) => expiresAt.getTime() + ms);
  const next = polls.find((at) => at > now.getTime());
  return next === undefined ? null : new Date(next);
}
