import type { AdminMessage, AdminMessageDetail } from '#contract/admin/messages.ts';
import { formatPhone } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { failureWords } from '#domain/outbox/failure-words.ts';
import { named } from '#web/features/admin/shell/named.ts';
import { messages } from './messages.messages.ts';

type Counted = readonly [view: 'texts' | 'trouble' | 'waiting', count: number | null | undefined];

/** Where the page opens: at what needs a person first, and at what was sent where nothing does. Until all is known, at what fails. */
export function firstWithSomething(views: readonly Counted[]): Counted[0] | 'sent' {
  const found = views.find(([, count]) => (count ?? 0) > 0);
  return found ? found[0] : views.some(([, count]) => count === null || count === undefined) ? 'trouble' : 'sent';
}

/** What a message is about, in words. */
export const topicOf = (topic: string, { topics }: { topics: Readonly<Record<string, string>> }): string =>
  named(topics, topic);

/** To whom it goes: a number as one reads it; without a recipient it is the business itself. */
export function addresseeOf({ channel, recipient }: Pick<AdminMessage, 'channel' | 'recipient'>, language: Language) {
  const words = inLanguage(messages, language);
  if (!recipient) return words.operator;
  return words.to(channel === 'text' ? formatPhone(recipient, language) : recipient);
}

export const stateInWords = (state: string, language: Language): string =>
  named(inLanguage(messages, language).states, state);

/** Why a message has not arrived; of one that is tried again that it waits is said instead. */
export const whyNot = ({ waits, failureCode }: Pick<AdminMessage, 'waits' | 'failureCode'>, language: Language) =>
  waits === null && failureCode !== null ? failureWords[failureCode][language] : null;

type Told = Pick<
  AdminMessageDetail,
  'createdAt' | 'calledAt' | 'repeatedAt' | 'dueAt' | 'settledAt' | 'attempts' | 'state' | 'resendOf' | 'waits'
>;

/** What became of a message, in the order of time, and when it goes where it still waits. */
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
