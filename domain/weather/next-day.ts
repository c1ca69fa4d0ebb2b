import { addDays, type IsoDate } from '../calendar/day.ts';
import { type AppointmentTime, appointmentInstant, type CalendarView, openTimes } from '../calendar/schedule.ts';
import { today } from '../calendar/zone.ts';
import { judge, type Thresholds, type WeatherFigures } from './judge.ts';

export type Appointment = { date: IsoDate; time: AppointmentTime };
export type ForecastDay = WeatherFigures & { date: IsoDate };

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
  visit: Appointment;
  forecast: readonly ForecastDay[];
  thresholds: Thresholds;
  view: CalendarView;
};

/**
 * The days of the forecast to which a visit could move, in order: open, suitable, not its own day, and from the day after
 * tomorrow on, so that nobody is moved overnight. Whether a crew is free is not checked.
 */
export function clearDays({ visit, forecast, thresholds, view }: Search): Appointment[] {
  const earliest = addDays(today(view.now, view.schedule.timeZone), 2);
  return forecast
    .filter(({ date }) => date >= earliest && date !== visit.date)
    .filter((day) => {
      const judged = judge(day, thresholds);
      return judged !== 'unknown' && judged.suitable;
    })
    .flatMap(({ date }) => {
      const time = timeOn(date, visit.time, view);
      return time === null ? [] : [{ date, time }];
    })
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
