import { hoursBetween } from '../booking/promise.ts';

/** What a cancellation refunds. `hoursUntilAppointment` has two decimals. */
export type CancellationOutcome = { refundEligible: boolean; hoursUntilAppointment: number };

/** Refunds everything before the instant that counts for this visit, otherwise nothing (decisions, section 2). */
export const cancellationOutcome = (appointment: Date, now: Date, refundUntil: Date): CancellationOutcome => ({
  refundEligible: now < refundUntil,
  hoursUntilAppointment: inHours(now, appointment),
});

/** Elapsed hours with two decimals. */
export const inHours = (from: Date, to: Date): number => Math.round(hoursBetween(from, to) * 100) / 100;
