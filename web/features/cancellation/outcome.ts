import { refundCutoffHours } from '#business/policies.ts';
import type { CancellationPreview } from '#contract/cancellation.ts';

export type Outcome = Pick<CancellationPreview, 'refundEligible' | 'hoursUntilAppointment'>;

const hourMs = 3_600_000;

/**
 * What cancelling brings back some time after the server counted it: a page that stays open must not go on promising a
 * refund. The server's own answer still decides; its hours are rounded to two decimals, hence half of the last one.
 */
export function outcomeAfter(counted: Outcome, elapsedMs: number): Outcome {
  const elapsed = Math.max(0, elapsedMs) / hourMs;
  const promised = counted.hoursUntilAppointment - refundCutoffHours + 0.005;
  return {
    refundEligible: counted.refundEligible && elapsed < promised,
    hoursUntilAppointment: Math.max(0, counted.hoursUntilAppointment - elapsed),
  };
}
