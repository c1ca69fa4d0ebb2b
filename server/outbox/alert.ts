import type { Alert } from '#domain/alerts/alert.ts';
import type { Db } from '#server/database/database.ts';
import { enqueue, type OutboxEntry } from './enqueue.ts';

/** `subject` and `dedupeKey` deduplicate alerts; nothing is parsed from them. */
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
  // The previous release reads the order from the detail.
  detail: { ...alert, ...(orderNo !== null && { orderNo }), ...facts },
});

/** Alerts the operator in the transaction of the event; an alert with the same keys stays unchanged. */
export const tellOperator = (
  tx: Db,
  alert: Alert,
  { now, ...told }: Omit<Told, 'dueAt'> & { now: Date; dueAt?: Date },
) => enqueue(tx, [alertEntry(alert, { dueAt: now, ...told })], now);
