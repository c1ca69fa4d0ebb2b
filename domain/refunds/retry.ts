import { minuteMs } from '../durations.ts';

const maxDelayMs = 60 * minuteMs;

/** When to retry or look up a refund after `attempts` failures: after one minute, doubling up to an hour. */
export function nextTry(attempts: number, now: Date): Date {
  const wait = Math.min(minuteMs * 2 ** Math.max(0, attempts - 1), maxDelayMs);
  return new Date(now.getTime() + wait);
}
