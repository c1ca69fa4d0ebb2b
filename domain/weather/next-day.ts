import { addDays, type IsoDate } from '../calendar/day.ts';
import { type AppointmentTime, appointmentInstant, type CalendarView, openTimes } from '../calendar/schedule.ts';
import { today } from '../calendar/zone.ts';
import { judge, type Thresholds, type WeatherFigures } from './judge.ts';

export type Appointment = { date: IsoDate; time: AppointmentTime };
export type ForecastDay = WeatherFigures & { date: IsoDate };

/** The instant on the day before a visit until which it can still be moved because of the weather. */
export const dayBefore = (date: IsoDate, time: AppointmentTime, timeZone: string): Date =>
  appointmentInstant(addDays(date, -1), time, timeZone);

/**
 * Until when a proposal can be answered: the evening before the visit that it would move, or before the proposed day
 * where that comes first, since nobody can be told in time afterwards.
 */
export function answerDeadline(
  visit: IsoDate,
  proposed: IsoDate,
  { time, timeZone }: { time: AppointmentTime; timeZone: string },
): Date {
  return dayBefore(proposed < visit ? proposed : visit, time, timeZone);
}

/** Of a day's open times the visit's own, else the first; null on a day that is closed. */
function timeOn(date: IsoDate, time: AppointmentTime, view: CalendarView): AppointmentTime | null {
  const open = openTimes(date, view);
  return open.includes(time) ? time : (open[0] ?? null);
}

type Wanted = {
  visit: Appointment;
  forecast: readonly ForecastDay[];
  thresholds: Thresholds;
  view: CalendarView;
};

/**
 * The open days of the forecast, in order, on which the visit could be instead: suitable, not the visit's own day, and
 * from the day after tomorrow on, so that nobody is moved overnight. Which of them have a free crew is not known here.
 */
export function clearDays({ visit, forecast, thresholds, view }: Wanted): Appointment[] {
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
