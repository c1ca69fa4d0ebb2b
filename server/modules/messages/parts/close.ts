import { messageExpiry } from '#business/messages.ts';
import { knownFailure } from '#domain/outbox/failure.ts';
import { nextAttempt } from '#domain/outbox/retry.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { closeRow, type Failure, retryRow } from '#server/outbox/complete.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { markProposalText } from '../queries/effects.ts';

type Recorder = Pick<Deps, 'db' | 'clock' | 'log'>;
type Attempt = Failure & { attempts?: number; repeatedAt?: Date };

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
  change: Attempt & { state: 'dropped' | 'failed' | 'unknown' },
): Promise<void> {
  const state = row.repeatedAt === null ? change.state : 'unknown';
  const failureCode = state === change.state ? change.failureCode : 'lost';
  if (!(await closeRow(deps, row, { from, ...change, failureCode, state }))) return;
  const { db: tx, clock } = deps;
  const { failure } = change;
  const { topic, recipient } = row;
  await markProposalText(tx, row, state === 'unknown' ? 'unknown' : 'failed');
  if (state === 'dropped' || topic.startsWith('operator.')) return;
  const alert = {
    reason: state === 'failed' ? 'message-failed' : 'message-unknown',
    failureCode: knownFailure(failureCode),
    said: failure,
    messageId: row.id,
    orderNo: await orderNoOf(tx, row),
    facts: { topic, recipient },
  } as const;
  await tellOperator(tx, alert, { subject: `message:${row.id}`, now: clock.now() });
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
  { maxAttempts, ...change }: Attempt & { maxAttempts?: number },
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
  { repeats, ...failure }: Failure & { repeats(row: OutboxRow): boolean },
): Promise<void> {
  if (repeats(row)) await retryMessage(deps, row, { ...failure, repeatedAt: deps.clock.now() });
  else await closeMessage(deps, row, { state: 'unknown', ...failure });
}
