import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import { openWakeup, type Wakeup } from './wakeup.ts';

/** `idle`: nothing is due. `continue`: the row was handled while being claimed. */
export type Claim<Work> = 'idle' | 'continue' | { run: Work };

/** Rows waiting for an outside call, and how to process one. */
export type Worker<Work, Outcome> = {
  /** Locks the next due row not blocked by one in progress, and records the intended call. */
  claim(tx: Db, inHand: readonly Work[]): Promise<Claim<Work>>;
  run(work: Work): Promise<Outcome>;
  complete(tx: Db, work: Work, outcome: Outcome): Promise<boolean>;
  /** How many may run in parallel; re-evaluated after each outcome that does not count. One by default. */
  atOnce?(): Promise<number>;
};

/** `wakeup`: fires when a row may have come due while others are running. */
export type Pass = { stopping?: AbortSignal | undefined; wakeup?: Wakeup | undefined };

/** How long a due row waits at most behind slow calls. */
const nextLookMs = 1000;

/**
 * Processes due rows, earliest first, several in parallel; returns how many count. Any number of workers may do so.
 * A stopping one finishes its current rows; those of a killed one are claimed again once their call counts
 * as lost.
 */
export async function runDue<Work, Outcome>(
  db: Db,
  { claim, run, complete, atOnce = async () => 1 }: Worker<Work, Outcome>,
  { stopping, wakeup = openWakeup() }: Pass = {},
): Promise<number> {
  let count = 0;
  let most: number | null = null;
  const inHand = new Map<Work, Promise<void>>();
  const broken = new AbortController();
  const dealWith = async (work: Work): Promise<void> => {
    try {
      const outcome = await run(work);
      const counts = await transact(db, (tx) => complete(tx, work, outcome));
      if (counts) count++;
      // One at a time is a trial, which any outcome may end.
      if (!counts || most === 1) most = null;
    } catch (error) {
      broken.abort(error);
    } finally {
      inHand.delete(work);
    }
  };
  const ending = AbortSignal.any([broken.signal, ...(stopping ? [stopping] : [])]);
  try {
    while (!ending.aborted) {
      if (inHand.size > 0) {
        if (most === null) {
          most = await atOnce();
          // Meanwhile, running calls may have ended or the process may be stopping.
          continue;
        }
        if (inHand.size >= most) {
          await Promise.race(inHand.values());
          continue;
        }
      }
      const before = [...inHand];
      const claimed = await transact(db, (tx) =>
        claim(
          tx,
          before.map(([work]) => work),
        ),
      );
      if (claimed === 'continue') continue;
      if (claimed !== 'idle') {
        inHand.set(claimed.run, dealWith(claimed.run));
        continue;
      }
      // A finished call may have made another row due.
      if (before.length === 0) break;
      await wakeup.pause(nextLookMs, { until: before.map(([, dealt]) => dealt), stopping: ending });
    }
  } finally {
    await Promise.all(inHand.values());
  }
  broken.signal.throwIfAborted();
  return count;
}
