import { minuteMs, secondMs } from '../durations.ts';

const retryMs = 30 * secondMs;
const alertAfterMs = minuteMs;
/** With the pause between attempts the money is on its way within ten minutes. */
const refundAfterMs = 9 * minuteMs;
/** A program that was down in between has not tried for nine minutes. */
const fewestTries = 3;

/**
 * A payment arrived and its booking cannot be written, for an unexpected reason: it is retried every half
 * minute, a person is alerted after a minute, and then the money is refunded.
 */
export function afterBookingFailure(
  { since, count }: { since: Date; count: number },
  now: Date,
): { action: 'retry' | 'alert' | 'refund'; retryAt: Date } {
  const elapsed = now.getTime() - since.getTime();
  const retryAt = new Date(now.getTime() + retryMs);
  if (elapsed >= refundAfterMs && count >= fewestTries) return { action: 'refund', retryAt };
  return { action: elapsed >= alertAfterMs ? 'alert' : 'retry', retryAt };
}
