import { addDays, isDay } from '#domain/calendar/day.ts';
import { type AppointmentTime, appointmentInstant, minutesOf } from '#domain/calendar/schedule.ts';
import { attemptsWithin } from './retry.ts';

/** What is tried for a day and is then a failure. It counts tries: a message that nobody could send is not old. */
const mostAttempts = attemptsWithin(24);

/** What is known of a message's time. */
export type Timeliness = {
  topic: string;
  /** The visit, or the instant until which a proposal can be answered, as the row's detail has it. */
  detail: Readonly<Record<string, unknown>> | null;
  attempts: number;
  /** When the evening ends: nobody reads about the morning's glass later. */
  evening: AppointmentTime;
  timeZone: string;
};

/** Until when a message tells its recipient anything; null when it does so as long as it is tried. */
export function expiresAt({ topic, detail, evening, timeZone }: Timeliness): Date | null {
  const answerBy = typeof detail?.answerBy === 'string' ? new Date(detail.answerBy) : null;
  if (topic.endsWith('.weather-proposal')) return answerBy && !Number.isNaN(answerBy.getTime()) ? answerBy : null;
  const { date, time } = detail ?? {};
  if (typeof date !== 'string' || typeof time !== 'string' || !isDay(date) || minutesOf(time) === null) return null;
  switch (topic) {
    case 'sms.service-reminder':
      return appointmentInstant(date, time, timeZone);
    case 'sms.aftercare':
      return appointmentInstant(date, evening, timeZone);
    case 'sms.follow-up':
      return appointmentInstant(addDays(date, 3), '10:00 AM', timeZone); // two days after its hour
    default:
      return null;
  }
}

/**
 * Whether a message is still to be sent at an instant: if not, what becomes of it. One that came too late to tell
 * anything is `dropped`; one that was tried for a day is `failed`, which a person hears of.
 */
export function expiryOutcome(message: Timeliness, at: Date): 'dropped' | 'failed' | null {
  const until = expiresAt(message);
  if (until !== null) return at < until ? null : 'dropped';
  return message.attempts < mostAttempts ? null : 'failed';
}
