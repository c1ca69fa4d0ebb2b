import { minuteMs, secondMs } from '../durations.ts';

const retryMs = 30 * secondMs;
const alertAfterMs = minuteMs;
/** With the pause between two tries the money is on its way within ten minutes. */
const refundAfterMs = 9 * minuteMs;

/**
 * A payment is here and its booking cannot be written, for a reason that no rule knows: it is tried again every half
 * minute, after a minute a person is told, and then the money goes back.
 */
export function afterBookingFailure(
  failingSince: Date,
  now: Date,
): { action: 'retry' | 'alert' | 'refund'; retryAt: Date } {
  const elapsed = now.getTime() - failingSince.getTime();
  const retryAt = new Date(now.getTime() + retryMs);
  if (elapsed >= refundAfterMs) return { action: 'refund', retryAt };
  return { action: elapsed >= alertAfterMs ? 'alert' : 'retry', retryAt };
}
