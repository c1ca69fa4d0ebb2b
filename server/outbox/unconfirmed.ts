import { dayMs } from '#domain/durations.ts';
import { mailboxOf } from '#server/common/mailbox.ts';
import { sha256 } from '#server/common/secrets.ts';
import { countWithin } from '#server/database/count-within.ts';
import type { Db } from '#server/database/database.ts';

/** Daily limit of mails to one unconfirmed mailbox, whatever the topic. */
const mostMails = 3;

/**
 * Whether one more mail may go to an unconfirmed address. Counted in the transaction that queues the mail, for all
 * spellings of the mailbox, all forms and all networks together; only a hash of the mailbox is stored.
 */
export async function mayWriteTo(tx: Db, email: string, now: Date): Promise<boolean> {
  const { count } = await countWithin(tx, { key: `mailbox ${sha256(mailboxOf(email))}`, ms: dayMs, now });
  return count <= mostMails;
}
