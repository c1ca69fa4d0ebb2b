import * as contract from '#contract/admin/alerts.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { listAlerts } from './read.ts';

/** What needs a person now. */
export function alertAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.readAttention, async () => answer(200, await listAlerts(deps)), { polled: true });
}
