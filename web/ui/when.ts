import { schedule } from '#business/schedule.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { wallTime } from '#domain/calendar/zone.ts';
import { formatLongDate, formatShortDate, formatTime, timeOf } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';

const at = (day: string, time: AppointmentTime, language: Language): string =>
  `${day} ${language === 'en' ? 'at' : 'à'}\u00a0${formatTime(time, language).replace(' ', '\u00a0')}`;

/** A day and an hour in words: `Thursday, October 9, 2025 at 9:00 AM`, `jeudi 9 octobre 2025 à 9 h`. */
export const formatVisit = (date: string, time: AppointmentTime, language: Language): string =>
  at(formatLongDate(date, language), time, language);

/** For tight spaces: `Thu, Oct 9 at 9:00 AM`, `jeu. 9 oct. à 9 h`. */
export const formatShortVisit = (date: string, time: AppointmentTime, language: Language): string =>
  at(formatShortDate(date, language), time, language);

/** An instant of a call, in business time and in the same words. */
export function formatInstant(instant: string, language: Language): string {
  const wall = wallTime(new Date(instant), schedule.timeZone);
  return formatVisit(wall.date, timeOf(wall), language);
}

/** The same as seen from now: of today, the hour alone. */
export function formatSince(instant: string, now: string, language: Language): string {
  const wall = wallTime(new Date(instant), schedule.timeZone);
  const today = wallTime(new Date(now), schedule.timeZone);
  if (wall.date !== today.date) return formatShortVisit(wall.date, timeOf(wall), language);
  return formatTime(timeOf(wall), language).replace(' ', '\u00a0');
}
