import { messageExpiry } from '#business/messages.ts';
import { nextAttempt } from '#domain/delivery/retry.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { closeRow, retryRow } from '#server/outbox/complete.ts';
import { enqueue, type OutboxRow } from '#server/outbox/enqueue.ts';
import { markProposalText } from '../queries/effects.ts';

type Recorder = Pick<Deps, 'db' | 'clock' | 'log'>;
type Failure = { failure: string; attempts?: number; repeatedAt?: Date };

/** One that waits for its next attempt may be closed by the answer to the last one. */
const from = ['queued', 'calling'] as const;

/**
 * A message that will not be sent, or of which nobody knows whether it was; in a transaction. The operator is told of
 * what was `failed` and `unknown`, once; of an alert itself only the log speaks, or alerts would follow from alerts. Of one
 * that was sent again for want of an answer, the first may have arrived, whatever became of the second.
 */
export async function closeMessage(
  deps: Recorder,
  row: OutboxRow,
  change: Failure & { state: 'dropped' | 'failed' | 'unknown' },
): Promise<void> {
  const state = row.repeatedAt === null ? change.state : 'unknown';
  if (!(await closeRow(deps, row, { from, ...change, state }))) return;
  const { db: tx, clock } = deps;
  const { failure } = change;
  const { topic, recipient } = row;
  await markProposalText(tx, row, state === 'unknown' ? 'unknown' : 'failed');
  if (state === 'dropped' || topic.startsWith('operator.')) return;
  const what = state === 'failed' ? 'a message could not be sent' : 'it is not known whether a message was sent';
  const detail = { reason: `${what}: ${failure}`, topic, recipient, orderNo: await orderNoOf(tx, row) };
  const dueAt = clock.now();
  await enqueue(tx, [{ topic: 'operator.alert', subject: `message:${row.id}`, dueAt, detail }], dueAt);
}

async function orderNoOf(tx: Recorder['db'], { detail, subject }: OutboxRow): Promise<string | null> {
  if (typeof detail?.orderNo === 'string') return detail.orderNo;
  return (await findBookingById(tx, subject))?.orderNo ?? null;
}

/**
 * The attempt failed: the message waits for its next one, behind what is due, or is given up when that would be too late
 * or one too many.
 */
export async function retryMessage(
  deps: Recorder,
  row: OutboxRow,
  { maxAttempts, ...change }: Failure & { maxAttempts?: number },
): Promise<void> {
  const attempts = change.attempts ?? row.attempts;
  const dueAt = nextAttempt(attempts, deps.clock.now());
  const isLast = maxAttempts !== undefined && attempts >= maxAttempts;
  const late = isLast ? 'failed' : messageExpiry({ ...row, attempts }, dueAt);
  if (late) await closeMessage(deps, row, { state: late, ...change });
  else await retryRow(deps, row, { from, dueAt, ...change });
}

/** Nobody knows whether a message was taken, and nobody can be asked: it is sent again where that is right, or given up. */
export async function closeUnanswered(
  deps: Recorder,
  row: OutboxRow,
  { repeats, failure }: { repeats(row: OutboxRow): boolean; failure: string },
): Promise<void> {
  if (repeats(row)) await retryMessage(deps, row, { failure, repeatedAt: deps.clock.now() });
  else await closeMessage(deps, row, { state: 'unknown', failure });
}
