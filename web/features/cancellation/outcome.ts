import type { CancellationPreview } from '#contract/cancellation.ts';
import { hourMs } from '#domain/durations.ts';

export type Outcome = Pick<CancellationPreview, 'refundEligible' | 'hoursUntilAppointment'>;

type Counted = Outcome & Pick<CancellationPreview, 'cutoffHours'>;

/**
 * What cancelling refunds some time after the server calculated it: a page that stays open must not go on promising a
 * refund. The server's own answer still decides; its hours are rounded to two decimals, hence half of the last one.
 */
export function outcomeAfter({ cutoffHours, ...counted }: Counted, elapsedMs: number): Outcome {
  const elapsed = Math.max(0, elapsedMs) / hourMs;
  const promised = counted.hoursUntilAppointment - cutoffHours + 0.005;
  return {
    refundEligible: counted.refundEligible && elapsed < promised,
    hoursUntilAppointment: Math.max(0, counted.hoursUntilAppointment - elapsed),
  };
}
