import { schedule } from '#business/schedule.ts';
import { promiseAfterMove, type VisitPromise } from '#domain/booking/promise.ts';
import { orderProblem } from '#domain/booking/refresh.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { type AppointmentTime, appointmentInstant } from '#domain/calendar/schedule.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { claimDay, releaseBookedDay, turnHoldIntoBooking } from '#server/modules/calendar/queries/day-claims.ts';
import { writeVisitCrew } from '#server/modules/calendar/queries/visit-crews.ts';
import { dequeue, enqueue } from '#server/outbox/enqueue.ts';
import { tellWebhooks } from '#server/outbox/webhooks.ts';
import { type ChangedBooking, raiseVersion } from '../change.ts';
import { visitBegins } from '../deadlines.ts';
import { extendLinks } from '../queries/links.ts';
import { insertMove, type Mover } from '../queries/moves.ts';
import { closeProposals } from '../queries/proposals.ts';
import { dayLimitsOf } from '../queries/visits.ts';
import { scheduleReminder, visitDedupeKey } from '../schedule-texts.ts';

/** How long after the visit the link to the booking opens it. */
export const orderLinkDays = 30;

/** When the links of a visit expire. */
export const linkLives = (date: IsoDate, time: AppointmentTime) => ({
  cancel: appointmentInstant(date, time, schedule.timeZone),
  order: appointmentInstant(addDays(date, orderLinkDays), time, schedule.timeZone),
});

export type Move = {
  booking: Booking;
  date: IsoDate;
  time: AppointmentTime;
  movedBy: Mover;
  /** Who initiated it, for the mail. */
  wishedBy?: Mover;
  /** The expired refund deadline, if the move must not renew it. */
  lost?: Date | null;
  /** The administrator, if an operator moves it. */
  administratorId?: string;
  /** The hold on the new day, or the number of crews to take a free one from; unpaid checkouts may have to yield. */
  from: { holdId: number } | { crews: number; overUnpaidSince?: Date | null };
  /** The weather proposal that this answers; the answer can still be changed. */
  answers?: number;
  /** The earliest time for mail and texts, if the move can be undone until then. */
  messagesAt?: Date;
  /** Whether the client gets the mail about it; otherwise nobody is notified. */
  notify?: boolean;
  now: Date;
};

/**
 * Moves a booking that the transaction has locked: the new day is claimed, the old one freed, the texts are rescheduled,
 * the mail with the calendar file's next sequence and the accounting are queued, and proposals because of the
 * weather are closed. On a new day its crew is unset. Refused, rolling back, if the day is lost, or is on the wrong side of the refresh or of the visit
 * that it refreshes.
 */
export async function writeMove(tx: Db, move: Move): Promise<(ChangedBooking & VisitPromise) | Refusal> {
  const { booking, date, time, movedBy, lost = null, notify = true, now, messagesAt = now } = move;
  const { id: bookingId, email, phone, language, appointmentDate: fromDate, appointmentTime: fromTime } = booking;
  const problem = date !== fromDate && orderProblem(await dayLimitsOf(tx, booking), date);
  if (problem) return refuse(problem);
  if (date !== fromDate && !(await takeDay(tx, move))) return refuse('DATE_TAKEN');
  const inAccounts = booking.importedAt === null; // Imported bookings stay out of the accounting service.
  const sequence = booking.calendarSequence + 1;
  const [from, to] = [visitBegins(booking), visitBegins({ appointmentDate: date, appointmentTime: time })];
  const promise = promiseAfterMove(booking, { from, to, lost });
  const changed = await raiseVersion(tx, booking, {
    appointmentDate: date,
    appointmentTime: time,
    ...promise,
    calendarSequence: sequence,
    ...(inAccounts && { syncStatus: 'pending' }),
  });
  await insertMove(tx, {
    bookingId,
    movedBy,
    administratorId: move.administratorId ?? null,
    fromDate,
    fromTime,
    toDate: date,
    toTime: time,
    createdAt: now,
  });
  if (date !== fromDate) await writeVisitCrew(tx, bookingId, null);
  const lives = linkLives(date, time);
  await extendLinks(tx, bookingId, lives);
  await closeProposals(tx, bookingId, move.answers === undefined ? {} : { except: move.answers });
  await dequeue(tx, bookingId, ['sms.weather-proposal', 'mail.weather-proposal']);
  const visit = { bookingId, phone, language, date, time, sequence };
  await scheduleReminder(tx, visit, now, messagesAt);
  const dedupeKey = visitDedupeKey(sequence);
  const detail = { movedBy: move.wishedBy ?? movedBy, fromDate, fromTime, date, time, sequence };
  const about = { subject: bookingId, dedupeKey, detail, dueAt: now };
  await enqueue(
    tx,
    [
      ...(notify
        ? [{ ...about, topic: 'mail.reschedule' as const, recipient: email, language, dueAt: messagesAt }]
        : []),
      ...(inAccounts ? [{ ...about, topic: 'accounting.move' as const }] : []),
    ],
    now,
  );
  const former = { fromDate, fromTime };
  await tellWebhooks(tx, {
    event: 'booking.moved',
    bookingId,
    dedupeKey: sequence,
    more: former,
    now,
    dueAt: messagesAt,
  });
  return { ...changed, ...promise };
}

/** The old day is released first, because a booking has one day; a refusal rolls that back. */
async function takeDay(tx: Db, { booking, date, from, now }: Move): Promise<boolean> {
  await releaseBookedDay(tx, booking.id);
  return 'holdId' in from
    ? turnHoldIntoBooking(tx, { holdId: from.holdId, date, bookingId: booking.id })
    : claimDay(tx, { ...from, date, owner: { bookingId: booking.id }, now });
}
