import type { AppointmentRefusal } from '#domain/calendar/schedule.ts';
import type { FailureCode } from '#domain/refusal.ts';

/** The failure code for each refusal of a day or a time. */
export const appointmentCodes: Record<AppointmentRefusal, FailureCode> = {
  'date-not-open': 'DATE_NOT_OPEN',
  'date-blocked': 'DATE_TAKEN',
  'time-not-open': 'TIME_NOT_OPEN',
};
