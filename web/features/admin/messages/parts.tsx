import type { AdminMessage } from '#contract/admin/messages.ts';
import { useLanguage } from '#web/state/language.tsx';
import { stateInWords } from './message-text.ts';

const looks: Readonly<Record<string, string>> = {
  failed: 'cancelled',
  unknown: 'cancelled',
  queued: 'warm',
  calling: 'warm',
  done: 'completed',
  delivered: 'completed',
};

/** The status of a message. */
export function StateBadge({ state }: Pick<AdminMessage, 'state'>) {
  return (
    <span className="admin-badge" data-kind={looks[state] ?? 'other'}>
      {stateInWords(state, useLanguage())}
    </span>
  );
}
