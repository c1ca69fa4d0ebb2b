import { useMessages } from '#web/state/language.tsx';
import { messages } from '../messages.ts';
import { useDecisions } from './use-decisions.ts';

/** How many visits need a decision, beside the section that lists them; nothing if there are none. */
export function UndecidedCount() {
  const words = useMessages(messages);
  const count = useDecisions().data?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className="admin-undecided">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only"> {words.undecided(count)}</span>
    </span>
  );
}
