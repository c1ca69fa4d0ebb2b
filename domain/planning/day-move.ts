import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { IsoDate } from '../calendar/day.ts';
import { minuteMs } from '../durations.ts';
import { takeBackUntil } from '../take-back.ts';
import { answerDeadline, dayBefore } from '../weather/next-day.ts';

/** Clients are asked whether another day suits them, or their visits are moved and they are notified. */
export const moveWays = ['ask', 'move'] as const;
export type MoveWay = (typeof moveWays)[number];

/** Answering takes time, and no client is asked whose message leaves too late for it. */
const leastMs = 30 * minuteMs;

type Asked = {
  visit: { date: IsoDate; begins: Date };
  proposed: IsoDate;
  evening: { time: AppointmentTime; timeZone: string };
  now: Date;
};

/** Until when a visit's client can answer: the evening before, or else until the visit begins. Null if too late to ask. */
export function askedUntil({ visit, proposed, evening, now }: Asked): Date | null {
  const isInTime = (until: Date) => until.getTime() >= takeBackUntil(now).getTime() + leastMs;
  const deadline = answerDeadline(visit.date, proposed, evening);
  if (isInTime(deadline)) return deadline;
  const latest = proposed < visit.date ? dayBefore(proposed, evening.time, evening.timeZone) : visit.begins;
  return isInTime(latest) ? latest : null;
}
