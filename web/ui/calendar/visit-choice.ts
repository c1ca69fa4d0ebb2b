import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { type Calendar, dayState, timesOfDay, timesOffered, timesOfWeek } from '#web/state/calendar/days.ts';

export type Chosen = { date: IsoDate | ''; time: AppointmentTime | '' };

export type VisitWish = {
  visit: { date: IsoDate; time: AppointmentTime };
  wanted: Chosen;
  calendar: Calendar | undefined;
  /** Days that are closed to visitors can be chosen too. */
  anyDay: boolean;
  /** Its own day was closed since: no other time of it can be chosen. */
  ownClosed?: boolean;
};

/** What is available of a choice. A day taken meanwhile is deselected, and so is a time the day lacks. */
export function choiceOf({ visit, wanted, calendar: all, anyDay, ownClosed = false }: VisitWish) {
  // Its own day is free to the visit: another time of it can be chosen.
  const calendar = all && {
    ...all,
    bookedDates: all.bookedDates.filter((booked) => ownClosed || booked !== visit.date),
  };
  const isFree = calendar !== undefined && wanted.date !== '' && dayState(wanted.date, calendar) === 'available';
  const date = anyDay || isFree ? wanted.date : '';
  const offered = anyDay ? timesOfWeek(wanted.date, all) : isFree ? timesOffered(wanted.date, calendar) : [];
  const time: Chosen['time'] = offered.find((one) => one === wanted.time) ?? '';
  const times = anyDay ? offered : timesOfDay(wanted.date || visit.date, all);
  return { calendar, date, time, times, offered, missing: missingIn({ date, time }, visit) };
}

function missingIn({ date, time }: Chosen, visit: Chosen): 'day' | 'time' | 'change' | null {
  if (date === '') return 'day';
  if (time === '') return 'time';
  return date === visit.date && time === visit.time ? 'change' : null;
}

const lostCodes: readonly string[] = ['DATE_TAKEN', 'DATE_NOT_OPEN', 'TIME_NOT_OPEN'];

export const isLost = (code: string): boolean => lostCodes.includes(code);
