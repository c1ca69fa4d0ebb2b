import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import { openWakeup, type Wakeup } from './wakeup.ts';

/** `idle`: nothing is due. `continue`: the row was dealt with while it was claimed. */
export type Claim<Work> = 'idle' | 'continue' | { run: Work };

/** Rows that wait for the outside, and what is to be done with one of them. */
export type Worker<Work, Outcome> = {
  /** Locks the next due row that nothing in hand stands in front of, and records what is about to be called. */
  claim(tx: Db, inHand: readonly Work[]): Promise<Claim<Work>>;
  /** Calls the outside; no transaction is open. */
  run(work: Work): Promise<Outcome>;
  /** Records the outcome; answers whether it counts. */
  complete(tx: Db, work: Work, outcome: Outcome): Promise<boolean>;
  /** How many may be in hand; asked again after each outcome that does not count. One where it is not said. */
  atOnce?(): Promise<number>;
};

/** `wakeup`: rings when a row may have come due while others are in hand. */
export type Pass = { stopping?: AbortSignal | undefined; wakeup?: Wakeup | undefined };

/** How long a row that came due waits at most behind calls that take their time. */
const nextLookMs = 1000;

/**
 * Works off what is due, the earliest first and some at once; answers how many count. Any number of workers may do so.
 * One that is stopping finishes what it has in hand; what a killed one leaves behind is claimed again once its call counts
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
      // One at a time is a trial, which every outcome may end.
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
          // While it asked, what is in hand may have ended or the program been stopped.
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
      // What was in hand may have made another row due since.
      if (before.length === 0) break;
      await wakeup.pause(nextLookMs, { until: before.map(([, dealt]) => dealt), stopping: ending });
    }
  } finally {
    await Promise.all(inHand.values());
  }
  broken.signal.throwIfAborted();
  return count;
}
