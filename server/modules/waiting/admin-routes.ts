import * as contract from '#contract/admin/days/waiting-list.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { listWaiting, offerByHand, removeWaiting } from './by-operator.ts';

export function waitingAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listWaiting, async () => answer(200, await listWaiting(deps)));
  guarded(contract.offerDay, async ({ params, body }, operator) =>
    answer(200, await offerByHand(deps, operator, { ...params, ...body })),
  );
  guarded(contract.removeWaiting, async ({ params }, operator) =>
    answer(200, await removeWaiting(deps, operator, params.id)),
  );
}
