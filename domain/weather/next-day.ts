import { type CalendarView, openTimes } from '../calendar/availability.ts';
import { addDays, type IsoDate } from '../calendar/day.ts';
import { type AppointmentTime, appointmentInstant } from '../calendar/schedule.ts';
import { today } from '../calendar/zone.ts';
import { type JudgedVisit, judgeVisit, type WeatherRules } from './judge.ts';
import type { Sky } from './sky.ts';

export type Appointment = { date: IsoDate; time: AppointmentTime };

/** A local time on the day before a visit, as an instant. */
export const dayBefore = (date: IsoDate, time: AppointmentTime, timeZone: string): Date =>
  appointmentInstant(addDays(date, -1), time, timeZone);

/** The deadline for answering a proposal: the evening before the visit, or before the proposed day if that is earlier. */
export function answerDeadline(
  visit: IsoDate,
  proposed: IsoDate,
  { time, timeZone }: { time: AppointmentTime; timeZone: string },
): Date {
  return dayBefore(proposed < visit ? proposed : visit, time, timeZone);
}

/** The visit's own time if it is open on that day, otherwise the first open one; null on a closed day. */
function timeOn(date: IsoDate, time: AppointmentTime, view: CalendarView): AppointmentTime | null {
  const open = openTimes(date, view);
  return open.includes(time) ? time : (open[0] ?? null);
}

type Search = {
  visit: JudgedVisit;
  days: readonly IsoDate[];
  sky: Sky;
  rules: WeatherRules;
  view: CalendarView;
};

/**
 * The days to which a visit could move, in order: open, suitable for its service, not its own day, and from the day after
 * tomorrow on, so that nobody is moved overnight. Whether a crew is free is not checked.
 */
export function clearDays({ visit, days, sky, rules, view }: Search): Appointment[] {
  const earliest = addDays(today(view.now, view.schedule.timeZone), 2);
  return days
    .filter((date) => date >= earliest && date !== visit.date)
    .toSorted()
    .flatMap((date) => {
      const time = timeOn(date, visit.time, view);
      if (time === null) return [];
      const judged = judgeVisit({ ...visit, date, time }, sky, rules);
      return judged !== 'unknown' && judged.suitable ? [{ date, time }] : [];
    });
}
