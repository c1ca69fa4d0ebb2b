import * as contract from '#contract/admin/integration.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { providersWithTrouble } from '#server/outbox/troubled-services.ts';
import { integrationStatus, syncPending } from './sync-pending.ts';
import { listUnsynced, syncBooking } from './unsynced.ts';

const ofOwner = { action: 'accounting' } as const;

export function accountingAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const providers = async () =>
    (await providersWithTrouble(deps.db, deps.providers(), deps.clock.now())).map(({ name, silentSince, trouble }) => ({
      name,
      silentSince: silentSince?.toISOString() ?? null,
      trouble: trouble && { ...trouble, since: trouble.since.toISOString() },
    }));

  guarded(
    contract.integrationStatus,
    async () => answer(200, { ...(await integrationStatus(deps)), providers: await providers() }),
    { ...ofOwner, polled: true },
  );

  guarded(contract.syncPendingBookings, async (_call, { id }) => answer(202, await syncPending(deps, id)), ofOwner);

  guarded(contract.listUnsynced, async ({ query }) => answer(200, await listUnsynced(deps, query)), ofOwner);

  guarded(
    contract.syncBooking,
    async ({ params }, { id }) => answer(202, await syncBooking(deps, { orderNo: params.order, by: id })),
    ofOwner,
  );
}
