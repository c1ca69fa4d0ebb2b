import * as contract from '#contract/admin/integration.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { getCheckStatus, requestReconciliation } from './run.ts';

/** The three-way check: bookings, card gateway and accounting service compared. */
export function reconciliationAdminRoutes({ guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('accounts');

  owned(contract.readCheck, () => getCheckStatus(deps), { polled: true });

  owned(contract.startCheck, (_call, { id }) => requestReconciliation(deps, id));
}
