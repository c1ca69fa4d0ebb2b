import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { minuteMs } from '#domain/durations.ts';

/** What a crew says of a visit from its phone. */
export const reportKinds = ['on-my-way', 'arrived', 'done', 'note'] as const;
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

type Press = { kind: ReportKind; date: IsoDate; pressedAt: Date; today: IsoDate };

/** `record`: it is written down; `repeated`: somebody has said it already. Otherwise why it does not hold any more. */
export type ReportVerdict =
  | 'record'
  | 'repeated'
  | 'REPORT_TOO_LATE'
  | 'NOTES_FULL'
  | 'VISIT_AHEAD'
  | 'VISIT_CANCELLED'
  | 'VISIT_MOVED'
  | 'VISIT_SETTLED';

/**
 * Whether a press still holds when it arrives, perhaps days later: what the office decided meanwhile is never overwritten.
 * A note contradicts nothing, and there are not many. 'Done' needs no 'arrived' before it.
 */
export function judgeReport(visit: ReportedVisit, { kind, date, pressedAt, today }: Press): ReportVerdict {
  if (date < addDays(today, -reportDays)) return 'REPORT_TOO_LATE';
  const notes = visit.reported.filter((one) => one === 'note').length;
  if (kind === 'note') return notes < mostNotes ? 'record' : 'NOTES_FULL';
  if (visit.status === 'cancelled') return 'VISIT_CANCELLED';
  if (visit.date !== date) return 'VISIT_MOVED';
  if (date > today) return 'VISIT_AHEAD';
  if (visit.status === 'no-show') return 'VISIT_SETTLED';
  if (kind !== 'done') return visit.reported.includes(kind) ? 'repeated' : 'record';
  if (visit.status === 'completed') return 'repeated';
  return visit.outcomeAt !== null && pressedAt <= visit.outcomeAt ? 'VISIT_SETTLED' : 'record';
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
