import * as contract from '#contract/admin/integration.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { getCheckStatus, requestReconciliation } from './run.ts';

const ofOwner = { action: 'accounts' } as const;

export function reconciliationAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.readCheck, async () => answer(200, await getCheckStatus(deps)), { ...ofOwner, polled: true });

  guarded(contract.startCheck, async (_call, { id }) => answer(202, await requestReconciliation(deps, id)), ofOwner);
}
