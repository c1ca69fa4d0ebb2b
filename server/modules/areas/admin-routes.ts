import * as contract from '#contract/admin/business/areas.ts';
import { blockArea as blockAreaContract } from '#contract/admin/settings.ts';
import { isRefusal } from '#domain/refusal.ts';
import { inAreaOrder } from '#domain/settings/areas.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer, noContent } from '#server/http/route.ts';
import { areasKind } from '#server/modules/settings/queries/areas.ts';
import { answerSet } from '#server/modules/versions/admin-routes.ts';
import { withdrawVersion } from '#server/modules/versions/change.ts';
import { announceAreas } from './announce.ts';
import { blockArea } from './block.ts';
import { listAreas } from './list.ts';

/** The served areas that an owner may change, and blocking or unblocking an area. */
export function areaAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const owner = { action: 'areas' } as const;

  guarded(contract.listAreas, async () => answer(200, await listAreas(deps)), owner);

  guarded(
    contract.setAreas,
    async ({ body }, operator) => {
      const done = await answerSet(deps, operator, areasKind, inAreaOrder(body.areas), body);
      // For a later day, they are notified that morning.
      if (!isRefusal(done)) await announceAreas(deps);
      return done;
    },
    owner,
  );

  guarded(
    contract.withdrawAreas,
    async ({ params }, operator) => noContent(await withdrawVersion(deps, operator, areasKind, params.id)),
    owner,
  );

  guarded(blockAreaContract, async ({ body }, operator) => answer(200, await blockArea(deps, operator, body)), owner);
}
