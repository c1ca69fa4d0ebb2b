import { schedule } from '#business/schedule.ts';
import { isCoated } from '#business/services.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import type { Language } from '#domain/language.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { textNumber } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { dequeue, enqueue, type OutboxEntry } from '#server/outbox/enqueue.ts';

export const visitTexts = ['sms.service-reminder', 'sms.aftercare', 'sms.follow-up'] as const;

type Reached = Pick<Booking, 'phone' | 'language'>;

export type Visit = {
  bookingId: string;
  phone: string;
  language: Language;
  date: IsoDate;
  time: string;
  service: CoatingType;
  /** How often the visit was changed. */
  sequence: number;
};

/** What tells the messages of a moved visit from those of the earlier one. */
export const visitDedupeKey = (sequence: number): string => (sequence === 0 ? '' : `visit-${sequence}`);

const at = (day: IsoDate, time: string) => appointmentInstant(day, time, schedule.timeZone);

/**
 * The texts of a visit at their hours (decisions, section 9). A reminder whose hour has gone by is left out: the
 * confirmation has just said the same, and so is the care of a coating where nothing is coated. None where no text can be
 * sent to the number.
 */
export function visitTextsOf(visit: Visit, now: Date): OutboxEntry[] {
  const { bookingId, phone, language, date, time, service, sequence } = visit;
  if (textNumber(phone) === null) return [];
  const entry = (topic: OutboxEntry['topic'], dueAt: Date): OutboxEntry => ({
    topic,
    subject: bookingId,
    dedupeKey: visitDedupeKey(sequence),
    recipient: phone,
    language,
    dueAt,
    detail: { date, time },
  });
  const reminder = at(addDays(date, -1), '5:00 PM');
  return [
    ...(reminder > now ? [entry('sms.service-reminder', reminder)] : []),
    ...(isCoated(service) ? [entry('sms.aftercare', at(date, '6:00 PM'))] : []),
    entry('sms.follow-up', at(addDays(date, 1), '10:00 AM')),
  ];
}

/** Queues the texts of a visit in place of those that were queued for an earlier day and not sent. */
export async function scheduleVisitTexts(tx: Db, visit: Visit, now: Date): Promise<void> {
  if (visit.sequence > 0) await dequeue(tx, visit.bookingId, visitTexts);
  await enqueue(tx, visitTextsOf(visit, now), now);
}

/** The texts of a visit to come after its number was corrected: they begin with one that takes texts, and end with another. */
export async function followNumber(tx: Db, booking: Booking, { phone, language }: Reached, now: Date): Promise<void> {
  const { id: bookingId, appointmentDate: date, appointmentTime: time, calendarSequence: sequence } = booking;
  const service = booking.coatingType;
  const isToCome = booking.status === 'active' && at(date, time) > now;
  const [took, takes] = [booking.phone, phone].map((number) => textNumber(number) !== null);
  if (took && !takes) await dequeue(tx, bookingId, visitTexts);
  if (!took && takes && isToCome)
    await enqueue(tx, visitTextsOf({ bookingId, phone, language, date, time, service, sequence }, now), now);
}
