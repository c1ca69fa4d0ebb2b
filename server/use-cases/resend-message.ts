import type { Db } from '#server/db/database.ts';
import { insertResend, isBeingResent, lockMessage } from '#server/db/queries/messages.ts';
import type { OutboxRow } from '#server/db/queries/outbox.ts';
import { transact } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal, type Refusal, refuse } from '#server/errors.ts';
import { audit } from './audit.ts';
import { lateness } from './try-message-again.ts';

const settled = ['done', 'delivered', 'unknown', 'failed', 'dropped'];

/**
 * The operator sends a message again: a new row that names the old one, which stays as it is. Refused while the message
 * is still on its way, by itself or by an earlier wish, and when its time is over. `by`: the operator's id.
 */
export const resendMessage = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, by }: { id: number; by?: string },
): Promise<{ id: number } | Refusal> =>
  transact<{ id: number } | Refusal>(db, async (tx) => {
    const again = await resendWithin(tx, { id, now: clock.now() });
    if (isRefusal(again) || by === undefined) return again;
    await audit(tx, { clock }, { by, action: 'message.resent', subject: String(id), after: { message: again.id } });
    return again;
  });

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
