import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { wallTime } from '#domain/calendar/zone.ts';
import { formatLongDate, formatTime } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';

/** A day and a time of it in words: `Tuesday, October 14, 2025, 9:00 AM`; `mardi 14 octobre 2025, 9 h`. */
export const dayAndTime = (date: IsoDate, time: string, language: Language): string =>
  `${formatLongDate(date, language)}, ${formatTime(time, language)}`;

/** The same for an instant, in the business's time zone. */
export function momentInWords(instant: Date, language: Language): string {
  const { date, hour, minute } = wallTime(instant, schedule.timeZone);
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return dayAndTime(date, time, language);
}
