import { messageExpiry } from '#business/messages.ts';
import { nextAttempt } from '#domain/delivery/retry.ts';
import type { Deps } from '#server/deps.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { updateMessage } from '#server/outbox/queries.ts';
import { closeMessage } from './close.ts';

/** A try in vain: the message waits for its next one, or is given up when that would be too late. In a transaction. */
export async function tryAgain(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  row: OutboxRow,
  { failure, attempts = row.attempts }: { failure: string; attempts?: number },
): Promise<void> {
  const dueAt = nextAttempt(attempts, deps.clock.now());
  const late = messageExpiry({ ...row, attempts }, dueAt);
  if (late) return closeMessage(deps, row, { state: late, failure, attempts });
  await updateMessage(deps.db, row, { from: ['queued', 'calling'], state: 'queued', dueAt, attempts, failure });
}
