import { addDays, type IsoDate, parseDay, weekdayOf } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { wallTime } from '#domain/calendar/zone.ts';
import { formatDay, formatShortDate, formatTime, timeOf, weekdayName } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { inPlainSigns, segmentsOf } from '#domain/outbox/segments.ts';
import { messages } from './messages.ts';

/** `Tue, Oct 14`, `mardi 14`: French names no month, because the û of August alone would make a text of two. */
export function dayWords(date: IsoDate, language: Language): string {
  if (language === 'en') return formatShortDate(date, language);
  const day = parseDay(date)?.day;
  return `${weekdayName(weekdayOf(date), language)} ${day === 1 ? '1er' : day}`;
}

type Visit = { date: IsoDate; time: AppointmentTime };

/** When a visit is, seen from today: `tomorrow, Tue, Oct 14, at 9:00 AM`. */
export function visitWords(visit: Visit, today: IsoDate, language: Language): string {
  const text = inLanguage(messages, language);
  const day = dayWords(visit.date, language);
  const near = visit.date === addDays(today, 1) ? text.tomorrow(day) : visit.date === today ? text.today(day) : day;
  return text.at(near, formatTime(visit.time, language));
}

/** `Tue, Oct 14 at 9:00 AM`. */
export const briefVisitWords = ({ date, time }: Visit, language: Language): string =>
  messages.at[language](dayWords(date, language), formatTime(time, language));

/** With its month, for a visit that may be months away: `mardi 14 octobre, 9 h`; without it for August, because of its û. */
export function farVisitWords({ date, time }: Visit, language: Language): string {
  const day = formatDay(date, language);
  if (language === 'en' || segmentsOf(inPlainSigns(day)).encoding !== 'gsm-7')
    return briefVisitWords({ date, time }, language);
  return `${day}, ${formatTime(time, language)},`;
}

/** With the weekday alone, which is enough for a few days: `Tue 9:00 AM`, `mardi 9 h`. */
export function briefestVisitWords({ date, time }: Visit, language: Language): string {
  const day = weekdayName(weekdayOf(date), language, language === 'en' ? 'short' : 'long');
  return `${day} ${formatTime(time, language)}`;
}

/** Until when an answer counts: `Mon, Oct 13 at 6:00 PM`; in brief, `Mon 6 PM`, `lundi 18 h`. */
export function deadlineWords(instant: Date, timeZone: string, language: Language): { whole: string; brief: string } {
  const wall = wallTime(instant, timeZone);
  const visit = { date: wall.date, time: timeOf(wall) };
  const brief = briefestVisitWords(visit, language).replace(':00', '');
  return { whole: briefVisitWords(visit, language), brief };
}
