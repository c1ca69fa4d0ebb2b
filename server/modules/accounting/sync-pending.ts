import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { callTakesMs } from './parts/claim.ts';
import { connectionRefusal } from './queries/connection.ts';
import { countSyncStates, endPause, requeueSyncs } from './queries/sync.ts';
import { isSyncing } from './queries/unsynced.ts';

type Asked = Pick<Deps, 'db' | 'clock' | 'accounting'>;

/** Whether there are credentials for the accounting service, whether it accepts them, and the bookings' status. */
export async function integrationStatus({ db, clock, accounting }: Asked) {
  const hasCredentials = Boolean(accounting);
  const refusal = hasCredentials ? await connectionRefusal(db) : null;
  const configured = hasCredentials && refusal === null;
  const now = clock.now();
  const callsEnd = new Date(now.getTime() + callTakesMs);
  return {
    configured,
    hasCredentials,
    refusal,
    bookings: await countSyncStates(db),
    syncing: configured && (await isSyncing(db, { now, callsEnd })),
  };
}

/** Makes all waiting or failed work due; the job does the rest. `by`: the operator; null for the command line. */
export async function syncPending(
  deps: Asked,
  by: string | null = null,
): Promise<{ started: true; pending: number } | Refusal> {
  if (!(await integrationStatus(deps)).configured) return refuse('ACCOUNTING_NOT_CONFIGURED');
  return transact(deps.db, async (tx) => {
    await endPause(tx);
    const pending = await requeueSyncs(tx, deps.clock.now());
    await audit(tx, deps, { by, action: 'sync.started', subject: 'accounting', after: { pending } });
    return { started: true, pending };
  });
}
