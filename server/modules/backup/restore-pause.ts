import { sqlState, transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/outbox/scheduler.ts';
import { heldSince, lockIdentity, newestRows, readServer, writeIdentity } from './queries/identity.ts';

type PauseDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Compares the server with the one recorded in the database, and holds all sending if it differs. A cluster of
 * several machines changes its timeline with each failover, so that only counts for the embedded server.
 */
export async function recognizeServer({ db, clock }: PauseDeps, { isOwn }: { isOwn: boolean }): Promise<void> {
  try {
    await transact(db, async (tx) => {
      const server = await readServer(tx);
      const known = await lockIdentity(tx);
      if (!known) return writeIdentity(tx, server);
      const isSame =
        known.systemIdentifier === server.systemIdentifier && (!isOwn || known.timeline === server.timeline);
      if (isSame) return;
      // Also for a copy that was already held: later requests may have been sent after its release.
      await writeIdentity(tx, { ...server, heldSince: clock.now(), ...(await newestRows(tx)) });
    });
  } catch (error) {
    // Some hosts do not allow reading the control file: their operators must report a restore themselves.
    if (sqlState(error) !== '42501') throw error;
  }
}

const held = 'the database was put back from a copy; nothing is sent or refunded until `npm run admin -- release`';

/** Whether sending is held, as far as this process knows. */
export async function openRestorePause(deps: PauseDeps & Pick<Deps, 'log'>, of: { isOwn: boolean }) {
  await recognizeServer(deps, of);
  let isHeld = (await heldSince(deps.db)) !== null;
  if (isHeld) deps.log.warn({}, held);
  /** Picks up a release by another process. */
  const watch: Job = {
    name: 'hold',
    everyMs: 1000,
    async run() {
      if (!isHeld || (await heldSince(deps.db)) !== null) return;
      isHeld = false;
      deps.log.info({}, 'sending was released');
    },
  };
  /** `reason`: why nothing is sent; null while sending is not held. */
  return { reason: () => (isHeld ? held : null), watch };
}
