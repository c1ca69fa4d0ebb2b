import { addDays } from '#domain/calendar/day.ts';
import { type AppointmentTime, appointmentInstant, minutesOf } from '#domain/calendar/schedule.ts';
import { wallTime } from '#domain/calendar/zone.ts';

/** From a time in the evening (inclusive) until one the next morning (exclusive), local time. */
export type QuietHours = { from: AppointmentTime; until: AppointmentTime; timeZone: string };

const minutesAt = (instant: Date, timeZone: string): number => {
  const { hour, minute } = wallTime(instant, timeZone);
  return hour * 60 + minute;
};

export function isQuiet(now: Date, { from, until, timeZone }: QuietHours): boolean {
  const minutes = minutesAt(now, timeZone);
  return minutes >= minutesOf(from) || minutes < minutesOf(until);
}

/** The first instant from `now` on outside the quiet hours. */
export function afterQuietHours(now: Date, hours: QuietHours): Date {
  if (!isQuiet(now, hours)) return now;
  const { date } = wallTime(now, hours.timeZone);
  const isEvening = minutesAt(now, hours.timeZone) >= minutesOf(hours.from);
  return appointmentInstant(isEvening ? addDays(date, 1) : date, hours.until, hours.timeZone);
}
