import * as contract from '#contract/admin/business/prices.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer, noContent } from '#server/http/route.ts';
import { answerSet } from '#server/modules/versions/admin-routes.ts';
import { withdrawVersion } from '#server/modules/versions/change.ts';
import { listVersions } from '#server/modules/versions/list.ts';
import { prices } from './queries/prices.ts';

/** The prices that an owner may change. */
export function pricingAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const owner = { action: 'prices' } as const;

  guarded(
    contract.listPrices,
    async () => {
      const versions = await listVersions(deps, prices);
      return answer(200, { versions: versions.map(({ value: list, ...version }) => ({ ...version, list })) });
    },
    owner,
  );

  guarded(contract.setPrices, ({ body }, operator) => answerSet(deps, operator, prices, body.list, body), owner);

  guarded(
    contract.withdrawPrices,
    async ({ params }, operator) => noContent(await withdrawVersion(deps, operator, prices, params.id)),
    owner,
  );
}
