import { schedule } from '#business/schedule.ts';
import type { BlockOnWire, CalendarDay, CalendarVisit } from '#contract/admin/calendar.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { wallTime } from '#domain/calendar/zone.ts';
import { formatLongDate, formatTime, timeOf } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { messages as holidayWords } from '#web/features/admin/shell/holidays/holidays.messages.ts';
import { serviceBadge } from '#web/features/admin/shell/labels.ts';
import { formatShortVisit } from '#web/ui/when.ts';
import { messages } from './calendar.messages.ts';

/** What a day takes, or why it takes nothing, with the reason of a block where it has one. */
export function standingOf(day: CalendarDay, blocks: readonly BlockOnWire[], language: Language): string {
  const words = inLanguage(messages, language);
  const { why, free, crews, times } = day;
  if (why === 'blocked') {
    const reason = blocks.find(({ id, allDay, reason }) => day.blocks.includes(id) && allDay && reason)?.reason;
    return reason ? words.blockedFor(reason) : words.closings.blocked;
  }
  if (why) return words.closings[why];
  const partly = blocks.some(({ id, allDay }) => day.blocks.includes(id) && !allDay);
  return partly ? words.only(timesInWords(times, language)) : words.free(free, crews);
}

/** The number of crews of this day alone, and why; null while it is as usual. */
export const ownCrewsInWords = ({ ownCrews }: CalendarDay, language: Language): string | null =>
  ownCrews && messages.ownCrews[language](ownCrews.crews, ownCrews.reason);

export const timesInWords = (times: readonly AppointmentTime[], language: Language): string =>
  times.map((time) => formatTime(time, language)).join(', ');

/** A day for people who cannot see the grid. */
export function dayInWords(day: CalendarDay, blocks: readonly BlockOnWire[], language: Language): string {
  const words = inLanguage(messages, language);
  const parts = [formatLongDate(day.date, language), standingOf(day, blocks, language)];
  if (day.holiday) parts.push(holidayWords.names[day.holiday][language]);
  const own = ownCrewsInWords(day, language);
  if (own) parts.push(own);
  if (day.visits.length > 0) parts.push((day.hasMore ? words.moreThan : words.visits)(day.visits.length));
  if (day.holds.length > 0) parts.push(words.holds(day.holds.length));
  return parts.join(', ');
}

export const visitInWords = ({ time, name, service }: CalendarVisit, language: Language): string =>
  [formatTime(time, language), name, serviceBadge(service, language).label].join(', ');

/** Why a visit cannot be put on a day; null if it can. Its own day takes it back. */
export function refusalOf(day: CalendarDay | undefined, visit: CalendarVisit, language: Language): string | null {
  if (!day || day.date === visit.date || day.why === null) return null;
  return messages.closings[day.why][language].toLowerCase();
}

/** An instant in business time, for tight spaces. */
export function shortInstant(instant: string, language: Language): string {
  const wall = wallTime(new Date(instant), schedule.timeZone);
  return formatShortVisit(wall.date, timeOf(wall), language);
}
