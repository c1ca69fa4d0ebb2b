import { countSyncStates, requeueSyncs } from '#server/db/queries/accounting.ts';
import { connectionRefusal } from '#server/db/queries/accounting-connection.ts';
import { transact } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { type Refusal, refuse } from '#server/errors.ts';

type Asked = Pick<Deps, 'db' | 'clock' | 'accounting'>;

export type IntegrationStatus = {
  configured: boolean;
  hasCredentials: boolean;
  /** Why the service refuses our credentials. */
  refusal: string | null;
  /** Bookings by how they stand with the accounts. */
  bookings: Record<'pending' | 'synced' | 'failed', number>;
};

/** Whether there are credentials for the accounting service, whether it takes them, and how the bookings stand. */
export async function integrationStatus({ db, accounting }: Omit<Asked, 'clock'>): Promise<IntegrationStatus> {
  const hasCredentials = Boolean(accounting);
  const refusal = hasCredentials ? await connectionRefusal(db) : null;
  return {
    configured: hasCredentials && refusal === null,
    hasCredentials,
    refusal,
    bookings: await countSyncStates(db),
  };
}

/** Makes everything due that waits for the accounts or failed; the job takes it from there. Answers how many bookings. */
export async function syncPending(deps: Asked): Promise<{ started: true; pending: number } | Refusal> {
  if (!(await integrationStatus(deps)).configured) return refuse('ACCOUNTING_NOT_CONFIGURED');
  return transact(deps.db, async (tx) => ({ started: true, pending: await requeueSyncs(tx, deps.clock.now()) }));
}
