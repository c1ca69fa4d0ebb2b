import { retention } from '#business/retention.ts';
import { dayMs } from '#domain/durations.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { deleteUnconfirmed, forgetAreaMails } from './queries.ts';

/**
 * Somebody who did not confirm an address within a week never asked: the request goes with its mails. So does what is
 * left in the mails of requests that were taken back while one was under way. How many requests went.
 */
export async function purgeAreaRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - retention.unconfirmedAreaRequests.days * dayMs);
  const { deleted } = await transact(db, async (tx) => ({ deleted: await deleteUnconfirmed(tx, before) }));
  await forgetAreaMails(db);
  return deleted;
}
