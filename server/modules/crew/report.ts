import { quietHours } from '#business/messages.ts';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import {
  boundedPress,
  isOutEarly,
  judgeReport,
  type NoticeOutcome,
  noticeOutcome,
  noticeUntil,
} from '#domain/crew/report.ts';
import { isQuiet } from '#domain/outbox/quiet-hours.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { textNumber } from '#domain/typed/phone.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { lastOutcomeAt } from '#server/modules/audit/queries.ts';
import { audit } from '#server/modules/audit/record.ts';
import { writeNote } from '#server/modules/bookings/add-note.ts';
import { type Actor, changeBooking } from '#server/modules/bookings/change.ts';
import { writeOutcome } from '#server/modules/bookings/mark-outcome.ts';
import { firstVisitOn } from '#server/modules/bookings/queries/visits.ts';
import { wasShown } from '#server/modules/bookings/shown-day.ts';
import { isOptedOut } from '#server/modules/messages/queries/opt-outs.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { findReport, insertReport, reportsOf, type VisitReport } from './queries.ts';

type Wish = {
  /** Assigned by the phone: a resend is the same report. */
  id: string;
  orderNo: string;
  /** The day of the visit as the phone shows it. */
  date: string;
  pressedAt: Date;
  by: Actor;
} & ({ kind: Exclude<VisitReport['kind'], 'note'>; words?: undefined } | { kind: 'note'; words: string });

/** `repeated`: already on record, and by whom. Only the first caller learns about the text. */
export type Reported = { state: 'recorded' | 'repeated'; by: 'crew' | 'office'; notice: NoticeOutcome | null };

/**
 * A crew's report on a visit, perhaps sent long after it was made. An outdated one is refused and overwrites nothing;
 * duplicates from one or two phones count once.
 */
export const reportVisit = (deps: Deps, wish: Wish): Promise<Reported | Refusal> =>
  changeBooking<Reported>(deps, { orderNo: wish.orderNo }, async (tx, booking) => {
    const known = await findReport(tx, wish.id);
    if (known) return known.bookingId === booking.id ? recorded(known.notice) : refuse('INVALID_INPUT');
    if (!(await wasShown(tx, deps, { booking, date: wish.date }))) return refuse('ORDER_NOT_FOUND');
    return judged(tx, deps, { wish, booking });
  });

const recorded = (notice: NoticeOutcome | null): Reported => ({ state: 'recorded', by: 'crew', notice });

type Case = { wish: Wish; booking: Booking };

async function judged(tx: Db, deps: Deps, { wish, booking }: Case): Promise<Reported | Refusal> {
  const now = deps.clock.now();
  const { kind, date } = wish;
  const pressedAt = boundedPress(wish.pressedAt, { date, now, timeZone: schedule.timeZone });
  const earlier = (await reportsOf(tx, [booking.id])).filter(({ visitDate }) => visitDate === date);
  const visit = {
    status: booking.status,
    date: booking.appointmentDate,
    reported: earlier.map((report) => report.kind),
    outcomeAt: await lastOutcomeAt(tx, booking.id),
  };
  const verdict = judgeReport(visit, { kind, date, pressedAt, today: today(now, schedule.timeZone), now });
  if (verdict === 'repeated') {
    const first = earlier.find((report) => report.kind === kind);
    return { state: 'repeated', by: first ? 'crew' : 'office', notice: first?.notice ?? null };
  }
  if (verdict !== 'record') return refuse(verdict);
  return write(tx, deps, { wish, booking, pressedAt, visit });
}

type Accepted = Case & { pressedAt: Date; visit: Parameters<typeof noticeOutcome>[0] };

async function write(tx: Db, deps: Deps, { wish, booking, pressedAt, visit }: Accepted): Promise<Reported | Refusal> {
  const { id, kind, date: visitDate, by } = wish;
  const row = {
    id,
    bookingId: booking.id,
    administratorId: by.id,
    kind,
    visitDate,
    pressedAt,
    receivedAt: deps.clock.now(),
  };
  if (wish.kind === 'note') {
    const { note } = await writeNote(tx, deps, { booking, words: wish.words, by });
    await insertReport(tx, { ...row, noteId: note });
    return recorded(null);
  }
  if (wish.kind === 'done' || wish.kind === 'undone') {
    const outcome = wish.kind === 'done' ? 'completed' : 'active';
    const done = await writeOutcome(tx, deps, { booking, outcome, by, report: id });
    if (isRefusal(done)) return done;
    await insertReport(tx, row);
    return recorded(null);
  }
  const notice = wish.kind === 'on-my-way' ? await tell(tx, deps, { booking, pressedAt, visit }) : null;
  await insertReport(tx, { ...row, notice });
  const after = { kind, report: id, pressedAt: pressedAt.toISOString() };
  await audit(tx, deps, { by: by.id, action: 'visit.reported', subject: booking.id, after });
  return recorded(notice);
}

/** Queues the text that the crew is on its way, if one may be sent now. */
async function tell(tx: Db, deps: Deps, { booking, pressedAt, visit }: Omit<Accepted, 'wish'>): Promise<NoticeOutcome> {
  const now = deps.clock.now();
  const phone = textNumber(booking.phone);
  const { timeZone } = schedule;
  const isNight = isQuiet(now, { ...quietHours, timeZone });
  const first = await firstVisitOn(tx, booking.appointmentDate);
  const outcome = noticeOutcome(visit, {
    pressedAt,
    now,
    phone,
    isQuiet: isNight && !isOutEarly(now, { date: booking.appointmentDate, first, until: quietHours.until, timeZone }),
    optedOut: phone !== null && (await isOptedOut(tx, phone)),
  });
  if (outcome !== 'queued' || phone === null) return outcome;
  const { id: subject, language, appointmentDate: date, appointmentTime: time } = booking;
  const detail = { date, time, until: noticeUntil(pressedAt).toISOString(), ...(isNight && { atAnyHour: true }) };
  await enqueue(
    tx,
    [{ topic: 'sms.on-my-way', subject, dedupeKey: date, recipient: phone, language, detail, dueAt: now }],
    now,
  );
  return outcome;
}
