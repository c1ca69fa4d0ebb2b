import { linkInTurn } from '#domain/clients/match.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { insertRecords, lockLinking, putVisits, visitsLike, waitingVisits } from './queries/records.ts';

const batch = 100;

/**
 * Assigns bookings without a record to their client's, oldest first; returns how many. Not part of the
 * booking's own transaction. Any process may do it.
 */
export async function linkVisits(deps: Pick<Deps, 'db' | 'clock' | 'ids'>, stopping?: AbortSignal): Promise<number> {
  const { db, clock, ids } = deps;
  let linked = 0;
  while (!stopping?.aborted) {
    const done = await transact(db, async (tx) => {
      if (!(await lockLinking(tx))) return 0;
      const waiting = await waitingVisits(tx, batch);
      if (waiting.length === 0) return 0;
      const begun: string[] = [];
      const begin = () => {
        const id = ids.uuid();
        begun.push(id);
        return id;
      };
      const linked = linkInTurn(waiting, await visitsLike(tx, waiting), begin);
      await insertRecords(tx, begun, clock.now());
      await putVisits(tx, linked);
      return waiting.length;
    });
    if (done === 0) break;
    linked += done;
  }
  return linked;
}
