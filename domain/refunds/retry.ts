import { minuteMs } from '../durations.ts';

const longestMs = 60 * minuteMs;

/** When a refund is tried or looked up again after `attempts` times in vain: after one minute, doubling, hourly at last. */
export function nextTry(attempts: number, now: Date): Date {
  const wait = Math.min(minuteMs * 2 ** Math.max(0, attempts - 1), longestMs);
  return new Date(now.getTime() + wait);
}
