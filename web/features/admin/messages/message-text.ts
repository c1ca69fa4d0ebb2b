import type { AdminMessage, AdminMessageDetail } from '#contract/admin/messages.ts';
import { formatPhone } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { failureWords } from '#domain/outbox/failure-words.ts';
import { named } from '#web/features/admin/shell/named.ts';
import { messages } from './messages.messages.ts';

type Counted = readonly [view: 'texts' | 'trouble' | 'waiting', count: number | null | undefined];

/** Where the page opens: at what needs a person, else at what was sent. Until all is known, at failures. */
export function firstWithSomething(views: readonly Counted[]): Counted[0] | 'sent' {
  const found = views.find(([, count]) => (count ?? 0) > 0);
  return found ? found[0] : views.some(([, count]) => count === null || count === undefined) ? 'trouble' : 'sent';
}

/** What a message is about, in words. */
export const topicOf = (topic: string, { topics }: { topics: Readonly<Record<string, string>> }): string =>
  named(topics, topic);

/** The recipient: a readable number; without one it is the business itself. */
export function addresseeOf({ channel, recipient }: Pick<AdminMessage, 'channel' | 'recipient'>, language: Language) {
  const words = inLanguage(messages, language);
  if (!recipient) return words.operator;
  return words.to(channel === 'text' ? formatPhone(recipient, language) : recipient);
}

export const stateInWords = (state: string, language: Language): string =>
  named(inLanguage(messages, language).states, state);

/** Why a message has not arrived; one being retried is shown as waiting instead. */
export const whyNot = ({ waits, failureCode }: Pick<AdminMessage, 'waits' | 'failureCode'>, language: Language) =>
  waits === null && failureCode !== null ? failureWords[failureCode][language] : null;

type Told = Pick<
  AdminMessageDetail,
  'createdAt' | 'calledAt' | 'repeatedAt' | 'dueAt' | 'settledAt' | 'attempts' | 'state' | 'resendOf' | 'waits'
>;

/** A message's history, in order, and when it will be sent if it still waits. */
export function stepsOf(message: Told, language: Language): { what: string; at: string }[] {
  const words = inLanguage(messages, language);
  const { createdAt, calledAt, repeatedAt, dueAt, settledAt, attempts, state, resendOf, waits } = message;
  return [
    { what: resendOf === null ? words.created : words.resendOf(resendOf), at: createdAt },
    ...(repeatedAt === null ? [] : [{ what: words.repeated, at: repeatedAt }]),
    ...(calledAt === null ? [] : [{ what: words.called(Math.max(attempts, 1)), at: calledAt }]),
    ...(settledAt === null ? [] : [{ what: stateInWords(state, language), at: settledAt }]),
    ...(waits === null ? [] : [{ what: words.due, at: dueAt }]),
  ];
}
