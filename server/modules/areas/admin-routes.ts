import * as contract from '#contract/admin/business/areas.ts';
import { blockArea as blockAreaContract } from '#contract/admin/settings.ts';
import { isRefusal } from '#domain/refusal.ts';
import { inAreaOrder } from '#domain/settings/areas.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { areasKind } from '#server/modules/settings/queries/areas.ts';
import { setVersion, withdrawVersion } from '#server/modules/versions/change.ts';
import { announceAreas } from './announce.ts';
import { blockArea } from './block.ts';
import { listAreas } from './list.ts';

/** The served areas that an owner may change, and blocking or unblocking an area. */
export function areaAdminRoutes({ guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('areas');

  owned(contract.listAreas, () => listAreas(deps));

  owned(contract.setAreas, async ({ body }, operator) => {
    const done = await setVersion(deps, operator, areasKind, { ...body, value: inAreaOrder(body.areas) });
    // For a later day, they are notified that morning.
    if (!isRefusal(done)) await announceAreas(deps);
    return done;
  });

  owned(contract.withdrawAreas, ({ params }, operator) => withdrawVersion(deps, operator, areasKind, params.id));

  owned(blockAreaContract, ({ body }, operator) => blockArea(deps, operator, body));
}
