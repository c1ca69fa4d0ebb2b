import * as contract from '#contract/admin/business/prices.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer, noContent } from '#server/http/route.ts';
import { setVersion, withdrawVersion } from '#server/modules/versions/change.ts';
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

  guarded(
    contract.setPrices,
    async ({ body: { list, startsOn, note, seen } }, operator) => {
      const done = await setVersion(deps, operator, prices, { value: list, startsOn, note: note || null, seen });
      return isRefusal(done) ? done : answer(201, done);
    },
    owner,
  );

  guarded(
    contract.withdrawPrices,
    async ({ params }, operator) => noContent(await withdrawVersion(deps, operator, prices, params.id)),
    owner,
  );
}
