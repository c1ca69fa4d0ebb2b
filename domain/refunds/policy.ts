import { hourMs } from '../durations.ts';

/** What a cancellation brings back. `hoursUntilAppointment` has two decimals. */
export type CancellationOutcome = { refundEligible: boolean; hoursUntilAppointment: number };

/**
 * Refunds everything when the appointment is more than the cut-off away, otherwise nothing (decisions, section 2). In elapsed
 * hours, so the day of a clock change has 23 or 25.
 */
export function cancellationOutcome(appointment: Date, now: Date, cutoffHours: number): CancellationOutcome {
  const left = appointment.getTime() - now.getTime();
  return {
    refundEligible: left > cutoffHours * hourMs,
    hoursUntilAppointment: Math.round((left / hourMs) * 100) / 100,
  };
}
