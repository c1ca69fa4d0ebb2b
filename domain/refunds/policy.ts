import { hourMs } from '../durations.ts';

/** What a cancellation brings back. `hoursUntilAppointment` has two decimals. */
export type CancellationOutcome = { refundEligible: boolean; hoursUntilAppointment: number };

/**
 * Strictly more than the cut-off before the appointment: all of it; otherwise nothing (decisions, section 2). Hours are
 * real elapsed ones, so the night of a clock change counts 23 or 25.
 */
export function cancellationOutcome(appointment: Date, now: Date, cutoffHours: number): CancellationOutcome {
  const left = appointment.getTime() - now.getTime();
  return {
    refundEligible: left > cutoffHours * hourMs,
    hoursUntilAppointment: Math.round((left / hourMs) * 100) / 100,
  };
}
