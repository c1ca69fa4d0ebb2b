import { dayOf, type IsoDate, parseDay } from '#domain/calendar/day.ts';
import { type AppointmentTime, isTime, minutesOf } from '#domain/calendar/schedule.ts';

/** English, whatever the server's locale. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `14-Mar-2026 10:30:00`, on the organization's own wall clock. */
export function bookingsTime(date: IsoDate, minutes: number, seconds = 0): string {
  const parsed = parseDay(date);
  if (!parsed) throw new RangeError(`not a day: ${date}`);
  const { year, month, day } = parsed;
  const clock = [Math.floor(minutes / 60), minutes % 60, seconds].map(twoDigits).join(':');
  return `${twoDigits(day)}-${months[month - 1]}-${year} ${clock}`;
}

/** The same for `9:00 AM`. */
export function startOf(date: IsoDate, time: AppointmentTime): string {
  return bookingsTime(date, minutesOf(time));
}

/** Reads `28-May-2019 13:00:00` and `2019-05-28 13:00:00`; null when it is neither. */
export function readStart(text: string): { date: IsoDate; time: AppointmentTime } | null {
  const match = /^(?:(\d{2})-([A-Z][a-z]{2})-(\d{4})|(\d{4})-(\d{2})-(\d{2}))[ T](\d{2}):(\d{2})/.exec(text.trim());
  if (!match) return null;
  const [, day, month, year, isoYear, isoMonth, isoDay, hours, minutes] = match;
  const date = month
    ? dayOf(Number(year), months.indexOf(month) + 1, Number(day))
    : dayOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const hour = Number(hours);
  const time = `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
  return isTime(time) ? { date, time } : null;
}
