import { schedule } from '#business/schedule.ts';
import { wallTime } from '#domain/calendar/zone.ts';
import { formatTime } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';

/** The hour of an instant, in business time: `9:42 AM`, `9 h 42`. */
export function hourOf(instant: string, language: Language): string {
  const { hour, minute } = wallTime(new Date(instant), schedule.timeZone);
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return formatTime(time, language).replace(' ', '\u00a0');
}
