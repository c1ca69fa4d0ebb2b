import * as contract from '#contract/admin/integration.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { providersWithTrouble } from '#server/outbox/troubled-services.ts';
import { integrationStatus, syncPending } from './sync-pending.ts';
import { listUnsynced, syncBooking } from './unsynced.ts';

/** The bookings' accounting status, and the calls to sync them. */
export function accountingAdminRoutes({ guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('accounting');

  const providers = async () =>
    (await providersWithTrouble(deps.db, deps.providers(), deps.clock.now())).map(({ name, trouble }) => ({
      name,
      trouble: trouble && { ...trouble, since: trouble.since.toISOString() },
    }));

  owned(
    contract.integrationStatus,
    async () => ({ ...(await integrationStatus(deps)), providers: await providers() }),
    { polled: true },
  );

  owned(contract.syncPendingBookings, (_call, { id }) => syncPending(deps, id));

  owned(contract.listUnsynced, ({ query }) => listUnsynced(deps, query));

  owned(contract.syncBooking, ({ params }, { id }) => syncBooking(deps, { orderNo: params.order, by: id }));
}
