import * as contract from '#contract/admin/settings.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { blockArea } from './block.ts';

/** An area turned away, or opened again. */
export function areaAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.blockArea, async ({ body }, operator) => answer(200, await blockArea(deps, operator, body)), {
    ownerOnly: true,
  });
}
