import * as contract from '#contract/admin-integration.ts';
import { answer } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal } from '#server/errors.ts';
import { integrationStatus, syncPending } from '#server/use-cases/sync-pending.ts';
import type { AdminApi } from './admin-guard.ts';

/** How the bookings stand with the accounting service, and the press that has them recorded now. */
export function adminIntegrationRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.integrationStatus, async () => answer(200, await integrationStatus(deps)));

  guarded(contract.syncPendingBookings, async () => {
    const started = await syncPending(deps);
    return isRefusal(started) ? started : answer(202, started);
  });
}
