import { schedule } from '#business/schedule.ts';
import { addDays } from '#domain/calendar/day.ts';
import { wallTime } from '#domain/calendar/zone.ts';
import { formatShortDate, formatTime, nbsp, timeOf } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { messages } from './due-clock.messages.ts';

type Promised = { dueAt: string | null; late: boolean };

/** `Answer by tomorrow, 10:40 AM`, in the business's time zone; empty once nothing is due. */
export function clockOf({ dueAt, late }: Promised, now: string, language: Language): string {
  if (dueAt === null) return '';
  const words = inLanguage(messages, language);
  const due = wallTime(new Date(dueAt), schedule.timeZone);
  const today = wallTime(new Date(now), schedule.timeZone).date;
  const days = new Map([
    [addDays(today, -1), words.yesterday],
    [today, words.today],
    [addDays(today, 1), words.tomorrow],
  ]);
  const day = days.get(due.date) ?? withArticle(formatShortDate(due.date, language), language);
  const when = `${day}, ${formatTime(timeOf(due), language).replace(' ', nbsp)}`;
  return late ? words.late(when) : words.by(when);
}

const withArticle = (day: string, language: Language): string => (language === 'fr' ? `le ${day}` : day);
