import { retention } from '#business/retention.ts';
import { dayMs } from '#domain/durations.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { deleteUnconfirmed, forgetWaitingMails } from './queries/entries.ts';

/** Deletes unconfirmed entries, and what is left in the messages of those who left. Returns how many entries. */
export async function purgeWaiting({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - retention.unconfirmedWaiting.days * dayMs);
  const { deleted } = await transact(db, async (tx) => ({ deleted: await deleteUnconfirmed(tx, before) }));
  await forgetWaitingMails(db);
  return deleted;
}
