import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { type AppointmentTime, appointmentInstant } from '#domain/calendar/schedule.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { takeBackUntil } from '#domain/take-back.ts';

export const reportKinds = ['on-my-way', 'arrived', 'done', 'undone', 'note'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const noticeOutcomes = ['queued', 'quiet', 'opted-out', 'unreachable', 'late'] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** How many days after a visit a phone that was offline may still report it. */
export const reportDays = 7;
/** "On our way" is worthless once this long has passed since the press. */
export const noticeMinutes = 30;
/** For one visit on one day. */
export const mostNotes = 20;

const startOf = (date: IsoDate, timeZone: string): Date => appointmentInstant(date, '12:00 AM', timeZone);

/**
 * When something was pressed, as far as a phone's clock can be trusted: not before the day it is about, and not later
 * than now.
 */
export function boundedPress(
  pressedAt: Date,
  { date, now, timeZone }: { date: IsoDate; now: Date; timeZone: string },
): Date {
  const earliest = Math.min(startOf(date, timeZone).getTime(), now.getTime());
  return new Date(Math.min(Math.max(pressedAt.getTime(), earliest), now.getTime()));
}

export const noticeUntil = (pressedAt: Date): Date => new Date(pressedAt.getTime() + noticeMinutes * minuteMs);

export type ReportedVisit = {
  status: 'active' | 'cancelled' | 'completed' | 'no-show';
  date: IsoDate;
  reported: readonly ReportKind[];
  /** When its outcome was last recorded or undone; null if never. */
  outcomeAt: Date | null;
};

type Press = { kind: ReportKind; date: IsoDate; pressedAt: Date; today: IsoDate; now: Date };

/** `record`: record it; `repeated`: already reported. Otherwise why it no longer applies. */
export type ReportVerdict =
  | 'record'
  | 'repeated'
  | 'REPORT_TOO_LATE'
  | 'NOTES_FULL'
  | 'VISIT_AHEAD'
  | 'VISIT_CANCELLED'
  | 'VISIT_MOVED'
  | 'VISIT_SETTLED'
  | 'TAKE_BACK_TOO_LATE';

/**
 * Whether a press still applies when it arrives, perhaps days later: the office's later decisions are never overwritten.
 * A note contradicts nothing, and there are few. 'Done' needs no 'arrived' first, and can be undone until anything
 * that follows from it has left; only the office can undo what it marked.
 */
export function judgeReport(visit: ReportedVisit, { kind, date, pressedAt, today, now }: Press): ReportVerdict {
  if (date < addDays(today, -reportDays)) return 'REPORT_TOO_LATE';
  const notes = visit.reported.filter((one) => one === 'note').length;
  if (kind === 'note') return notes < mostNotes ? 'record' : 'NOTES_FULL';
  if (visit.status === 'cancelled') return 'VISIT_CANCELLED';
  if (visit.date !== date) return 'VISIT_MOVED';
  if (date > today) return 'VISIT_AHEAD';
  if (visit.status === 'no-show') return 'VISIT_SETTLED';
  if (kind === 'undone') return judgeTakingBack(visit, now);
  if (kind !== 'done') return visit.reported.includes(kind) ? 'repeated' : 'record';
  if (visit.status === 'completed') return 'repeated';
  return visit.outcomeAt !== null && pressedAt <= visit.outcomeAt ? 'VISIT_SETTLED' : 'record';
}

function judgeTakingBack({ status, reported, outcomeAt }: ReportedVisit, now: Date): ReportVerdict {
  if (status === 'active') return 'repeated';
  if (!reported.includes('done') || outcomeAt === null) return 'VISIT_SETTLED';
  return now < takeBackUntil(outcomeAt) ? 'record' : 'TAKE_BACK_TOO_LATE';
}

type Reached = { pressedAt: Date; now: Date; isQuiet: boolean; phone: string | null; optedOut: boolean };

/** What happens to the text for an 'on my way' press; `phone` is null if no text can be sent. */
export function noticeOutcome(
  visit: Pick<ReportedVisit, 'status' | 'reported'>,
  { pressedAt, now, isQuiet, phone, optedOut }: Reached,
): NoticeOutcome {
  if (phone === null) return 'unreachable';
  if (optedOut) return 'opted-out';
  const isThere = visit.status !== 'active' || visit.reported.includes('arrived');
  if (isThere || now >= noticeUntil(pressedAt)) return 'late';
  return isQuiet ? 'quiet' : 'queued';
}

type Morning = { date: IsoDate; first: AppointmentTime | null; until: AppointmentTime; timeZone: string };

/** Whether a crew is on its way in the morning before the quiet hours end: from an hour before the first visit of the day. */
export function isOutEarly(now: Date, { date, first, until, timeZone }: Morning): boolean {
  if (first === null) return false;
  const from = appointmentInstant(date, first, timeZone).getTime() - hourMs;
  return from <= now.getTime() && now < appointmentInstant(date, until, timeZone);
}
