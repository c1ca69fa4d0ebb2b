import { addDays, isDay } from '#domain/calendar/day.ts';
import { type AppointmentTime, appointmentInstant, isTime } from '#domain/calendar/schedule.ts';
import { attemptsWithin } from './retry.ts';

/** A day's worth of attempts. Attempts count rather than age: a message that could not be sent is not stale. */
const maxAttempts = attemptsWithin(24);

export type Timeliness = {
  topic: string;
  /** The outbox row's detail: the visit's `date` and `time`, or the `answerBy` of a proposal, a payment link or a held day, or until when a crew is on its way. */
  detail: Readonly<Record<string, unknown>> | null;
  attempts: number;
  /** When aftercare texts of the same day expire. */
  evening: AppointmentTime;
  timeZone: string;
};

/** When a message becomes pointless; null when it never does. */
export function expiresAt({ topic, detail, evening, timeZone }: Timeliness): Date | null {
  if (topic.endsWith('.weather-proposal') || topic.endsWith('.payment-link') || topic.endsWith('.waiting-offer'))
    return instantOrNull(detail?.answerBy);
  if (topic === 'sms.on-my-way') return instantOrNull(detail?.until);
  const { date, time } = detail ?? {};
  if (typeof date !== 'string' || typeof time !== 'string' || !isDay(date) || !isTime(time)) return null;
  switch (topic) {
    case 'sms.service-reminder':
    case 'sms.weather-answer':
      return appointmentInstant(date, time, timeZone);
    case 'sms.aftercare':
      return appointmentInstant(date, evening, timeZone);
    case 'sms.follow-up':
      return appointmentInstant(addDays(date, 3), '10:00 AM', timeZone); // two days after it is due
    default:
      return null;
  }
}

function instantOrNull(value: unknown): Date | null {
  const instant = typeof value === 'string' ? new Date(value) : null;
  return instant && !Number.isNaN(instant.getTime()) ? instant : null;
}

/** An expired message is `dropped`; one that was attempted for a day is `failed`, which alerts the operator. */
export function expiryOutcome(message: Timeliness, at: Date): 'dropped' | 'failed' | null {
  const until = expiresAt(message);
  if (until !== null) return at < until ? null : 'dropped';
  return message.attempts < maxAttempts ? null : 'failed';
}
