import type { Alert } from '#domain/alerts/alert.ts';
import type { Db } from '#server/database/database.ts';
import { enqueue, type OutboxEntry } from './enqueue.ts';

/** `subject` and `dedupeKey` tell alerts apart that are not to be told twice; nothing is read out of them. */
type Told = { subject: string; dedupeKey?: string; dueAt: Date };

export const alertEntry = (
  { facts, messageId, refundId, orderNo = null, ...alert }: Alert,
  told: Told,
): OutboxEntry => ({
  ...told,
  topic: 'operator.alert',
  orderNo,
  ...(messageId !== undefined && { messageId }),
  ...(refundId !== undefined && { refundId }),
  // The release before looks for the order in the detail.
  detail: { ...alert, ...(orderNo !== null && { orderNo }), ...facts },
});

/** Tells the operator in the transaction of what happened; what was told under the same keys stays as it is. */
export const tellOperator = (
  tx: Db,
  alert: Alert,
  { now, ...told }: Omit<Told, 'dueAt'> & { now: Date; dueAt?: Date },
) => enqueue(tx, [alertEntry(alert, { dueAt: now, ...told })], now);
