import type { Db } from '#server/db/database.ts';
import { insertResend, isBeingResent, lockMessage } from '#server/db/queries/messages.ts';
import type { OutboxRow } from '#server/db/queries/outbox.ts';
import { transact } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { type Refusal, refuse } from '#server/errors.ts';
import { lateness } from './try-message-again.ts';

const settled = ['done', 'delivered', 'unknown', 'failed', 'dropped'];

/**
 * The operator sends a message again: a new row that names the old one, which stays as it is. Refused while the message
 * is still on its way, by itself or by an earlier wish, and when its time is over.
 */
export const resendMessage = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: { id: number },
): Promise<{ id: number } | Refusal> =>
  transact<{ id: number } | Refusal>(db, (tx) => resendWithin(tx, { id, now: clock.now() }));

/** The same within a transaction; `about` are the subjects that the message has to have one of. */
export async function resendWithin(
  tx: Db,
  { id, now, about }: { id: number; now: Date; about?: readonly string[] },
): Promise<{ id: number } | Refusal> {
  const message = await lockMessage(tx, id);
  if (!message || message.topic.startsWith('accounting.')) return refuse('NOT_FOUND');
  if (about && !about.includes(message.subject)) return refuse('NOT_FOUND');
  if (!isSettled(message) || (await isBeingResent(tx, id))) return refuse('MESSAGE_UNDER_WAY');
  if (lateness({ ...message, attempts: 0 }, now)) return refuse('MESSAGE_TOO_LATE');
  return { id: await insertResend(tx, message, now) };
}

/** Whether a message is no longer on its way, by its own row. */
export const isSettled = ({ state }: Pick<OutboxRow, 'state'>): boolean => settled.includes(state);
