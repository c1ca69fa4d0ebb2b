import * as contract from '#contract/admin/business/areas.ts';
import { blockArea as blockAreaContract } from '#contract/admin/settings.ts';
import { isRefusal } from '#domain/refusal.ts';
import { inAreaOrder } from '#domain/settings/areas.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer, noContent } from '#server/http/route.ts';
import { areasKind } from '#server/modules/settings/queries/areas.ts';
import { setVersion, withdrawVersion } from '#server/modules/versions/change.ts';
import { announceAreas } from './announce.ts';
import { blockArea } from './block.ts';
import { listAreas } from './list.ts';

/** The served areas that an owner may change, and an area turned away or opened again. */
export function areaAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const owner = { action: 'areas' } as const;

  guarded(contract.listAreas, async () => answer(200, await listAreas(deps)), owner);

  guarded(
    contract.setAreas,
    async ({ body: { areas, startsOn, note, seen } }, operator) => {
      const wanted = { value: inAreaOrder(areas), startsOn, note: note || null, seen };
      const done = await setVersion(deps, operator, areasKind, wanted);
      if (isRefusal(done)) return done;
      // Of a later day they are told on its morning.
      await announceAreas(deps);
      return answer(201, done);
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
