import * as contract from '#contract/admin/integration.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { integrationStatus, syncPending } from './sync-pending.ts';
import { listUnsynced, syncBooking } from './unsynced.ts';

const ownerOnly = { ownerOnly: true };

/** How the bookings stand with the accounting service, the presses that have them recorded. */
export function accountingAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.integrationStatus, async () => answer(200, await integrationStatus(deps)), ownerOnly);

  guarded(
    contract.syncPendingBookings,
    async (_call, { id }) => {
      const started = await syncPending(deps, id);
      return isRefusal(started) ? started : answer(202, started);
    },
    ownerOnly,
  );

  guarded(
    contract.listUnsynced,
    async ({ query }) => {
      const page = await listUnsynced(deps, query);
      return isRefusal(page) ? page : answer(200, page);
    },
    ownerOnly,
  );

  guarded(
    contract.syncBooking,
    async ({ params }, { id }) => {
      const started = await syncBooking(deps, { orderNo: params.order, by: id });
      return isRefusal(started) ? started : answer(202, started);
    },
    ownerOnly,
  );
}
