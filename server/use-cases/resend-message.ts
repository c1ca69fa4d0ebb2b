import { insertResend, isBeingResent, lockMessage } from '#server/db/queries/messages.ts';
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
  transact<{ id: number } | Refusal>(db, async (tx) => {
    const now = clock.now();
    const message = await lockMessage(tx, id);
    if (!message || message.topic.startsWith('accounting.')) return refuse('NOT_FOUND');
    if (!settled.includes(message.state) || (await isBeingResent(tx, id))) return refuse('MESSAGE_UNDER_WAY');
    if (lateness({ ...message, attempts: 0 }, now)) return refuse('MESSAGE_TOO_LATE');
    return { id: await insertResend(tx, message, now) };
  });
