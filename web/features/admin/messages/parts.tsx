import type { AdminMessage } from '#contract/admin/messages.ts';
import { type DeliveryFailure, kindOfFailure } from '#domain/delivery/failure.ts';
import { useMessages } from '#web/state/language.tsx';
import { messages } from './messages.messages.ts';

const known = (words: Readonly<Record<string, string>>, stored: string): string =>
  (Object.hasOwn(words, stored) && words[stored]) || stored;

/** What a message is about, in words. */
export const topicOf = (topic: string, { topics }: { topics: Readonly<Record<string, string>> }): string =>
  known(topics, topic);

/** Why it did not arrive: of what nobody heard again nobody knows whether it did. */
export const kindOf = ({ state, failure }: Pick<AdminMessage, 'state' | 'failure'>): DeliveryFailure =>
  state === 'unknown' ? 'lost' : kindOfFailure(failure ?? '');

const looks: Readonly<Record<string, string>> = {
  failed: 'cancelled',
  unknown: 'cancelled',
  queued: 'refresh',
  calling: 'refresh',
  done: 'completed',
  delivered: 'completed',
};

export function StateBadge({ state }: Pick<AdminMessage, 'state'>) {
  const { states } = useMessages(messages);
  return (
    <span className="admin-badge" data-kind={looks[state] ?? 'other'}>
      {known(states, state)}
    </span>
  );
}
