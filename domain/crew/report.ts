import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { type AppointmentTime, appointmentInstant } from '#domain/calendar/schedule.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { takeBackUntil } from '#domain/take-back.ts';

/** What a crew says of a visit from its phone. */
export const reportKinds = ['on-my-way', 'arrived', 'done', 'undone', 'note'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What became of the text that says that the crew is on its way. */
export const noticeOutcomes = ['queued', 'quiet', 'opted-out', 'unreachable', 'late'] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** For so many days after a visit a phone that was without network may still tell of it. */
export const reportDays = 7;
/** "On our way" is worth nothing longer after it was pressed. */
export const noticeMinutes = 30;
/** Of one visit on one day. */
export const mostNotes = 20;

/** Midnight of a day in a time zone. */
const startOf = (date: IsoDate, timeZone: string): Date => appointmentInstant(date, '12:00 AM', timeZone);

/**
 * When something was pressed, as far as a phone's clock may be believed: not before the day that it is about, and not later
 * than now.
 */
export function boundedPress(
  pressedAt: Date,
  { date, now, timeZone }: { date: IsoDate; now: Date; timeZone: string },
): Date {
  const earliest = Math.min(startOf(date, timeZone).getTime(), now.getTime());
  return new Date(Math.min(Math.max(pressedAt.getTime(), earliest), now.getTime()));
}

/** When the text that was pressed for becomes pointless. */
export const noticeUntil = (pressedAt: Date): Date => new Date(pressedAt.getTime() + noticeMinutes * minuteMs);

export type ReportedVisit = {
  status: 'active' | 'cancelled' | 'completed' | 'no-show';
  /** The day on which it is now. */
  date: IsoDate;
  /** What was reported of it for that day. */
  reported: readonly ReportKind[];
  /** When its outcome was last written down or taken back; null where it never was. */
  outcomeAt: Date | null;
};

type Press = { kind: ReportKind; date: IsoDate; pressedAt: Date; today: IsoDate; now: Date };

/** `record`: it is written down; `repeated`: somebody has said it already. Otherwise why it does not hold any more. */
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
 * Whether a press still holds when it arrives, perhaps days later: what the office decided meanwhile is never overwritten.
 * A note contradicts nothing, and there are not many. 'Done' needs no 'arrived' before it, and is taken back before anything
 * that follows it has left; what the office marked is the office's to take back.
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

/** What becomes of the text for a press of 'on my way'; `phone` is null where no text can go. */
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
