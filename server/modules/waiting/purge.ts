import { retention } from '#business/retention.ts';
import { dayMs } from '#domain/durations.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { deleteUnconfirmed, forgetWaitingMails } from './queries/entries.ts';

/** Who did not confirm an address never asked; and what is left in the messages of those who left goes. How many entries went. */
export async function purgeWaiting({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - retention.unconfirmedWaiting.days * dayMs);
  const { deleted } = await transact(db, async (tx) => ({ deleted: await deleteUnconfirmed(tx, before) }));
  await forgetWaitingMails(db);
  return deleted;
}
