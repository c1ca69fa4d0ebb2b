import type { CalendarDay, CalendarVisit } from '#contract/admin/calendar.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { formatLongDate } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { messages as carry } from '#web/features/admin/shell/drag-and-drop/carry.messages.ts';
import type { CarryStep } from '#web/features/admin/shell/drag-and-drop/carry-context.tsx';
import { dayAfterKey } from '#web/state/calendar/month.ts';
import { messages } from './calendar.messages.ts';
import { refusalOf, visitInWords } from './day-labels.ts';

/** The dragged visit, and the day it is over. */
type Carried = {
  visit: CalendarVisit | undefined;
  over: IsoDate | null;
  days: ReadonlyMap<IsoDate, CalendarDay>;
  language: Language;
};

/** The result of dropping a visit: nothing on its own day or outside all days, a question, or why it stays. */
export function dropResult({ visit, over, days, language }: Carried): { onto: IsoDate } | { stays: string } | null {
  if (!visit || !over || over === visit.date) return null;
  const refusal = refusalOf(days.get(over), visit, language);
  return refusal ? { stays: messages.staysWhy[language](formatLongDate(over, language), refusal) } : { onto: over };
}

/** Screen reader announcements for a visit that is picked up, dragged over a day, or dropped. */
export function carriedInWords(step: CarryStep, carried: Carried): string | undefined {
  const { visit, over, days, language } = carried;
  const words = { ...inLanguage(carry, language), ...inLanguage(messages, language) };
  if (step === 'picked-up') return visit && words.pickedUp(visitInWords(visit, language));
  const on = over === null ? '' : formatLongDate(over, language);
  if (step === 'put-down') {
    const found = dropResult(carried);
    return found && 'onto' in found ? words.dropResult(on) : words.putBack;
  }
  if (!visit || over === null) return undefined;
  if (over === visit.date) return words.overOwn(on);
  const refusal = refusalOf(days.get(over), visit, language);
  return refusal ? words.overRefused(on, refusal) : words.over(on);
}

const endless = { first: '1970-01', last: '9998-12' };

/** The day a key moves to, in a calendar without end; null if it is not one of the calendar's keys. */
export const dayAfter = (from: IsoDate, key: string): IsoDate | null => dayAfterKey(from, key, endless);
