import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { enqueue, type OutboxRow } from '#server/outbox/enqueue.ts';
import { updateMessage } from '#server/outbox/queries.ts';
import { markProposalText } from '../queries/effects.ts';

type Recorder = Pick<Deps, 'db' | 'clock' | 'log'>;
type Unsent = 'dropped' | 'failed' | 'unknown';

const said: Record<Unsent, string> = {
  dropped: 'a message is not wanted any more',
  failed: 'a message could not be sent',
  unknown: 'it is not known whether a message was sent',
};

/**
 * A message that will not be sent, or of which nobody knows whether it was; in a transaction. The operator is told of
 * what was `failed` and `unknown`, once; of an alert itself only the log speaks, or alerts would follow from alerts.
 */
export async function closeMessage(
  { db: tx, clock, log }: Recorder,
  row: OutboxRow,
  { state, failure, attempts = row.attempts }: { state: Unsent; failure: string; attempts?: number },
): Promise<void> {
  const settledAt = clock.now();
  if (!(await updateMessage(tx, row, { from: ['queued', 'calling'], state, failure, attempts, settledAt }))) return;
  const notificationId = row.detail?.notificationId;
  if (row.topic === 'sms.weather-proposal' && typeof notificationId === 'number')
    await markProposalText(tx, notificationId, state === 'unknown' ? 'unknown' : 'failed');
  if (state === 'dropped') return log.info({ message: row.id, topic: row.topic, failure }, said[state]);
  log.error({ message: row.id, topic: row.topic, failure }, said[state]);
  if (row.topic === 'operator.alert') return;
  const { topic, recipient } = row;
  const detail = { reason: `${said[state]}: ${failure}`, topic, recipient, orderNo: await orderNoOf(tx, row) };
  await enqueue(tx, [{ topic: 'operator.alert', subject: `message:${row.id}`, dueAt: settledAt, detail }], settledAt);
}

async function orderNoOf(tx: Recorder['db'], { detail, subject }: OutboxRow): Promise<string | null> {
  if (typeof detail?.orderNo === 'string') return detail.orderNo;
  return (await findBookingById(tx, subject))?.orderNo ?? null;
}
