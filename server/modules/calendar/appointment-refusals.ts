import type { AppointmentRefusal } from '#domain/calendar/availability.ts';
import type { FailureCode } from '#domain/refusal.ts';

/** The public code of each refusal of a day or time. */
export const appointmentCodes = {
  'date-not-open': 'DATE_NOT_OPEN',
  'date-blocked': 'DATE_TAKEN',
  'time-not-open': 'TIME_NOT_OPEN',
} as const satisfies Record<AppointmentRefusal, FailureCode>;
