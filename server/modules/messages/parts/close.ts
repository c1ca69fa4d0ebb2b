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

/** A row waiting for its next attempt may be closed by the answer to the last one. */
const from = ['queued', 'calling'] as const;

/**
 * Closes a message that will not be sent, or may have been; in a transaction. The operator is alerted to
 * `failed` and `unknown` ones, once; a failed alert is only logged, or alerts would cause alerts. If one
 * was resent for lack of an answer, the first may have arrived, whatever happened to the second.
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

/** The message waits for the next attempt, or is given up if that would be too late or one too many. */
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

/** A message's outcome is unknown and cannot be looked up: it is resent if its channel allows, or given up. */
export async function closeUnanswered(
  deps: Recorder,
  row: OutboxRow,
  { repeats, ...failure }: Failure & { repeats(row: OutboxRow): boolean },
): Promise<void> {
  if (repeats(row)) await retryMessage(deps, row, { ...failure, repeatedAt: deps.clock.now() });
  else await closeMessage(deps, row, { state: 'unknown', ...failure });
}
