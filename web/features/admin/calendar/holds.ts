import type { AdminCalendar, CalendarHold } from '#contract/admin/calendar.ts';
import { minuteMs } from '#domain/durations.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { messages } from './calendar.messages.ts';
import { shortInstant } from './day-labels.ts';

/** Who an unbooked day is held for. */
export function holdInWords({ kind, clientId }: Pick<CalendarHold, 'kind' | 'clientId'>, language: Language): string {
  const words = inLanguage(messages, language);
  if (kind === 'weather' && clientId) return words.weatherHold(clientId);
  if (kind === 'waiting') return words.waitingHold;
  return kind === 'link' ? words.linkHold : words.checkoutHold;
}

/** Minutes while there are few of them, else the time it ends. */
export function timeLeftInWords(expiresAt: string, now: number, language: Language): string {
  const words = inLanguage(messages, language);
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return words.timeUp;
  return left <= 60 * minuteMs
    ? words.left(Math.ceil(left / minuteMs))
    : words.until(shortInstant(expiresAt, language));
}

type Days = Pick<AdminCalendar, 'days'>;

/** How many holds have expired: the server knows whether each is gone or paid. */
export const endedHolds = ({ days }: Days, now: number): number =>
  days.flatMap(({ holds }) => holds).filter(({ expiresAt }) => Date.parse(expiresAt) <= now).length;

/** The server's time when the browser's clock shows `now`, carried forward since the calendar was read. */
export const serverNow = (calendar: Pick<AdminCalendar, 'now'>, read: { at: number; now: number }): number =>
  Date.parse(calendar.now) + Math.max(0, read.now - read.at);
