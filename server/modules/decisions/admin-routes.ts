import * as contract from '#contract/admin/days/decisions.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { decideVisits } from './decide.ts';
import { listDecisions } from './list.ts';

export function decisionAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listDecisions, () => listDecisions(deps), { polled: true });

  guarded(contract.decideVisits, ({ body }, by) => decideVisits(deps, { ...body, by }));
}
