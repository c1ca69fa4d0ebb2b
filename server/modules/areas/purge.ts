import { retention } from '#business/retention.ts';
import { dayMs } from '#domain/durations.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { deleteUnconfirmed, forgetAreaMails } from './queries.ts';

/**
 * Requests not confirmed within a week are deleted with their mails. So is what is
 * left in the mails of requests withdrawn while one was being sent. Returns how many requests.
 */
export async function purgeAreaRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - retention.unconfirmedAreaRequests.days * dayMs);
  const { deleted } = await transact(db, async (tx) => ({ deleted: await deleteUnconfirmed(tx, before) }));
  await forgetAreaMails(db);
  return deleted;
}
