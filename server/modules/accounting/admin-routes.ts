import * as contract from '#contract/admin/integration.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { integrationStatus, syncPending } from './sync-pending.ts';
import { listUnsynced, syncBooking } from './unsynced.ts';

const ownerOnly = { ownerOnly: true };

/** How the bookings stand with the accounting service, the presses that have them recorded. */
export function accountingAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const providers = () =>
    deps.providers().map(({ name, silentSince }) => ({ name, silentSince: silentSince?.toISOString() ?? null }));

  guarded(
    contract.integrationStatus,
    async () => answer(200, { ...(await integrationStatus(deps)), providers: providers() }),
    { ...ownerOnly, polled: true },
  );

  guarded(contract.syncPendingBookings, async (_call, { id }) => answer(202, await syncPending(deps, id)), ownerOnly);

  guarded(contract.listUnsynced, async ({ query }) => answer(200, await listUnsynced(deps, query)), ownerOnly);

  guarded(
    contract.syncBooking,
    async ({ params }, { id }) => answer(202, await syncBooking(deps, { orderNo: params.order, by: id })),
    ownerOnly,
  );
}
