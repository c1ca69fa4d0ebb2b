import { schedule } from '#business/schedule.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import type { Language } from '#domain/language.ts';
import type { Db } from '#server/database/database.ts';
import { dequeue, enqueue, type OutboxEntry } from '#server/outbox/enqueue.ts';

export const visitTexts = ['sms.service-reminder', 'sms.aftercare', 'sms.follow-up'] as const;

export type Visit = {
  bookingId: string;
  phone: string;
  language: Language;
  date: IsoDate;
  time: string;
  /** How often the visit was changed. */
  sequence: number;
};

/** What tells the messages of a moved visit from those of the earlier one. */
export const visitDedupeKey = (sequence: number): string => (sequence === 0 ? '' : `visit-${sequence}`);

const at = (day: IsoDate, time: string) => appointmentInstant(day, time, schedule.timeZone);

/**
 * The texts of a visit at their hours (decisions, section 9). A reminder whose hour has gone by is left out: the
 * confirmation has just said the same.
 */
export function visitTextsOf(visit: Visit, now: Date): OutboxEntry[] {
  const { bookingId, phone, language, date, time, sequence } = visit;
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
    entry('sms.aftercare', at(date, '6:00 PM')),
    entry('sms.follow-up', at(addDays(date, 1), '10:00 AM')),
  ];
}

/** Queues the texts of a visit in place of those that were queued for an earlier day and not sent. */
export async function scheduleVisitTexts(tx: Db, visit: Visit, now: Date): Promise<void> {
  if (visit.sequence > 0) await dequeue(tx, visit.bookingId, visitTexts);
  await enqueue(tx, visitTextsOf(visit, now), now);
}
