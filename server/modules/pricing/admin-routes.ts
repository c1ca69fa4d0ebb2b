import * as contract from '#contract/admin/business/prices.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer, noContent } from '#server/http/route.ts';
import { setPrices, withdrawPrices } from './change.ts';
import { listPrices } from './read.ts';

/** The prices that an owner may change. */
export function pricingAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const owner = { ownerOnly: true };

  guarded(contract.listPrices, async () => answer(200, await listPrices(deps)), owner);

  guarded(
    contract.setPrices,
    async ({ body }, operator) => {
      const done = await setPrices(deps, operator, { ...body, note: body.note || null });
      return isRefusal(done) ? done : answer(201, done);
    },
    owner,
  );

  guarded(
    contract.withdrawPrices,
    async ({ params }, operator) => noContent(await withdrawPrices(deps, operator, params.id)),
    owner,
  );
}
