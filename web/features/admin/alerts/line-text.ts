import type { AttentionLine } from '#contract/admin/alerts.ts';
import { formatLongDate, formatMoney } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { failureWords } from '#domain/outbox/failure-words.ts';
import { clockOf } from '#web/features/admin/shell/due-clock.ts';
import { named } from '#web/features/admin/shell/named.ts';
import { formatInstant, formatSince } from '#web/ui/when.ts';
import { messages } from './messages.ts';

/** What is the matter, in a sentence. */
export function matterOf({ topic, code, count, failureCode }: AttentionLine, language: Language): string {
  const words = inLanguage(messages, language);
  if (topic !== null) {
    const matter = `${named(words.topics, topic)} ${named(words.messageStates, code)}.`;
    return failureCode === null ? matter : `${matter} ${failureWords[failureCode][language]}`;
  }
  return count === null ? named(words.codes, code) : `${named(words.codes, code)} ${words.requests(count)}.`;
}

/** What else is known: the sum, the day, and since when or until when. */
export function factsOf(line: AttentionLine, now: string, language: Language): string {
  const words = inLanguage(messages, language);
  const { amount, behind, date, at } = line;
  return [
    amount === null ? '' : formatMoney(cents(amount), language),
    behind === null ? '' : words.behind(formatMoney(cents(behind), language)),
    date === null ? '' : formatLongDate(date, language),
    clockOf(line, now, language) || words.since(formatInstant(at, language)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The other side's message, verbatim, possibly in another language. */
export const technicalOf = ({ detail }: AttentionLine): string | null => detail;

/** A service that is stopped: since when, how many wait, and why in our words. The provider's are technical details. */
export function stopOf({ code, at, count, setting }: AttentionLine, now: string, language: Language): string {
  const words = inLanguage(messages, language);
  const service = named(words.services, code);
  const reason = words.stopReasons[setting ?? 'other'];
  return words.stopped(service, formatSince(at, now, language), count ?? 0, reason);
}

/** Where to look at a stopped service. */
export const wayToService = (code: string): string | null =>
  ({ mail: '/admin/messages', sms: '/admin/messages', accounting: '/admin/integration' })[code] ?? null;

const textsWaiting = '/admin/messages?view=texts';

/** The page that handles it; null if nothing is left to do by hand. */
export function wayTo({ orderNo, reviewId, code }: AttentionLine): string | null {
  if (orderNo !== null) return `/admin?booking=${encodeURIComponent(orderNo)}`;
  if (reviewId !== null) return `/admin/reviews?review=${encodeURIComponent(reviewId)}`;
  const pages = { credentials: '/admin/integration', 'season-passed': '/admin/calendar', text: textsWaiting };
  return pages[code as keyof typeof pages] ?? null;
}
