import { quietHours } from '#business/messages.ts';
import { schedule } from '#business/schedule.ts';
import { afterItsTime } from '#domain/delivery/expiry.ts';
import { nextAttempt } from '#domain/delivery/retry.ts';
import type { Deps } from '#server/deps.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { updateMessage } from '#server/outbox/queries.ts';
import { closeMessage } from './close.ts';

/** What becomes of a message because its time is over, or null while it is worth sending. */
export const lateness = (
  { topic, detail, attempts }: Pick<OutboxRow, 'topic' | 'detail' | 'attempts'>,
  at: Date,
): 'dropped' | 'failed' | null =>
  afterItsTime({ topic, detail, attempts, evening: quietHours.from, timeZone: schedule.timeZone }, at);

/** A try in vain: the message waits for its next one, or is given up when that would be too late. In a transaction. */
export async function tryAgain(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  row: OutboxRow,
  { failure, attempts = row.attempts }: { failure: string; attempts?: number },
): Promise<void> {
  const dueAt = nextAttempt(attempts, deps.clock.now());
  const late = lateness({ ...row, attempts }, dueAt);
  if (late) return closeMessage(deps, row, { state: late, failure, attempts });
  await updateMessage(deps.db, row, { from: ['queued', 'calling'], state: 'queued', dueAt, attempts, failure });
}
