import { schedule } from '#business/schedule.ts';
import { isCoated } from '#business/services.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { type AppointmentTime, appointmentInstant } from '#domain/calendar/schedule.ts';
import type { Language } from '#domain/language.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { takeBackUntil } from '#domain/take-back.ts';
import { textNumber } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { dequeue, enqueue, type OutboxEntry } from '#server/outbox/enqueue.ts';
import { hasReminder } from '#server/outbox/reminders.ts';

export const visitTexts = ['sms.service-reminder', 'sms.aftercare', 'sms.follow-up'] as const;

type Reached = Pick<Booking, 'phone' | 'language'>;

export type Visit = {
  bookingId: string;
  phone: string;
  language: Language;
  date: IsoDate;
  time: AppointmentTime;
  service: CoatingType;
  /** How often the visit was changed. */
  sequence: number;
};

/** Distinguishes the messages of a moved visit from earlier ones. */
export const visitDedupeKey = (sequence: number): string => (sequence === 0 ? '' : `visit-${sequence}`);

const at = (day: IsoDate, time: AppointmentTime) => appointmentInstant(day, time, schedule.timeZone);

const entryOf = (
  { bookingId, phone, language, date, time, sequence }: Omit<Visit, 'service'>,
  { topic, dueAt }: Pick<OutboxEntry, 'topic' | 'dueAt'>,
): OutboxEntry => ({
  topic,
  subject: bookingId,
  dedupeKey: visitDedupeKey(sequence),
  recipient: phone,
  language,
  dueAt,
  detail: { date, time },
});

/**
 * The scheduled reminder of a visit (decisions, section 9). Skipped if its time has passed: the confirmation has
 * just said the same. None if the number cannot receive texts.
 */
export function reminderOf(visit: Omit<Visit, 'service'>, now: Date): OutboxEntry[] {
  const dueAt = at(addDays(visit.date, -1), '5:00 PM');
  const isWanted = textNumber(visit.phone) !== null && dueAt > now;
  return isWanted ? [entryOf(visit, { topic: 'sms.service-reminder', dueAt })] : [];
}

/**
 * The follow-ups of a completed visit, as scheduled, but not before it can no longer be undone. Coating care is left
 * out if nothing was coated.
 */
export function textsAfter(visit: Visit, doneAt: Date): OutboxEntry[] {
  if (textNumber(visit.phone) === null) return [];
  const earliest = takeBackUntil(doneAt);
  const from = (hour: Date) => (hour > earliest ? hour : earliest);
  const { date, service } = visit;
  return [
    ...(isCoated(service) ? [entryOf(visit, { topic: 'sms.aftercare', dueAt: from(at(date, '6:00 PM')) })] : []),
    entryOf(visit, { topic: 'sms.follow-up', dueAt: from(at(addDays(date, 1), '10:00 AM')) }),
  ];
}

/** Queues a visit's reminder, not before an instant, replacing one queued for an earlier day and not sent. */
export async function scheduleReminder(tx: Db, visit: Omit<Visit, 'service'>, now: Date, from = now): Promise<void> {
  if (visit.sequence > 0) await dequeue(tx, visit.bookingId, visitTexts);
  await enqueue(tx, reminderOf(visit, from), now);
}

/** Queues a completed visit's follow-ups, and withdraws them if it was not done after all. Imports without texts get none. */
export async function followOutcome(
  tx: Db,
  booking: Booking,
  { done, now }: { done: boolean; now: Date },
): Promise<void> {
  await dequeue(tx, booking.id, ['sms.aftercare', 'sms.follow-up']);
  const isTexted = booking.importedAt === null || (await hasReminder(tx, booking.id));
  if (done && isTexted) await enqueue(tx, textsAfter(visitOf(booking), now), now);
}

const visitOf = (booking: Booking): Visit => ({
  bookingId: booking.id,
  phone: booking.phone,
  language: booking.language,
  date: booking.appointmentDate,
  time: booking.appointmentTime,
  service: booking.coatingType,
  sequence: booking.calendarSequence,
});

/** The reminder of a visit to come after its number was corrected: queued if the number can receive texts, else withdrawn. */
export async function followNumber(tx: Db, booking: Booking, reached: Reached, now: Date): Promise<void> {
  const isToCome = booking.status === 'active' && at(booking.appointmentDate, booking.appointmentTime) > now;
  const [took, takes] = [booking.phone, reached.phone].map((number) => textNumber(number) !== null);
  if (took && !takes) await dequeue(tx, booking.id, visitTexts);
  if (!took && takes && isToCome) await enqueue(tx, reminderOf({ ...visitOf(booking), ...reached }, now), now);
}
