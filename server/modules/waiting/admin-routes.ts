import * as contract from '#contract/admin/days/waiting-list.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { listWaiting, offerByHand, removeWaiting } from './by-operator.ts';

export function waitingAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listWaiting, () => listWaiting(deps));
  guarded(contract.offerDay, ({ params, body }, operator) => offerByHand(deps, operator, { ...params, ...body }));
  guarded(contract.removeWaiting, ({ params }, operator) => removeWaiting(deps, operator, params.id));
}
