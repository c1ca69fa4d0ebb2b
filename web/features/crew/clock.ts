import { schedule } from '#business/schedule.ts';
import { wallTime } from '#domain/calendar/zone.ts';
import { formatTime, timeOf } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';

/** The hour of an instant, in business time: `9:42 AM`, `9 h 42`. */
export function hourOf(instant: string, language: Language): string {
  return formatTime(timeOf(wallTime(new Date(instant), schedule.timeZone)), language).replace(' ', '\u00a0');
}
