import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';

/** `idle`: nothing is due. `continue`: the row was dealt with while it was claimed. */
export type Claim<Work> = 'idle' | 'continue' | { run: Work };

/** Rows that wait for the outside, and what is to be done with one of them. */
export type Worker<Work, Outcome> = {
  /** Locks the next due row and records what is about to be called. */
  claim(tx: Db): Promise<Claim<Work>>;
  /** Calls the outside; no transaction is open. */
  run(work: Work): Promise<Outcome>;
  /** Records the outcome; answers whether it counts. */
  complete(tx: Db, work: Work, outcome: Outcome): Promise<boolean>;
};

/**
 * Works off what is due, row by row; answers how many count. Any number of workers may do so at once. One that is
 * stopping finishes the row in hand; what a killed one leaves behind is claimed again once its call counts as lost.
 */
export async function runDue<Work, Outcome>(
  db: Db,
  { claim, run, complete }: Worker<Work, Outcome>,
  stopping?: AbortSignal,
): Promise<number> {
  let count = 0;
  while (!stopping?.aborted) {
    const claimed = await transact(db, claim);
    if (claimed === 'idle') break;
    if (claimed === 'continue') continue;
    const outcome = await run(claimed.run);
    if (await transact(db, (tx) => complete(tx, claimed.run, outcome))) count++;
  }
  return count;
}
