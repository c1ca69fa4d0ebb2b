import * as contract from '#contract/admin/business/prices.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { setVersion, withdrawVersion } from '#server/modules/versions/change.ts';
import { listVersions } from '#server/modules/versions/list.ts';
import { prices } from './queries/prices.ts';

export function pricingAdminRoutes({ guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('prices');

  owned(contract.listPrices, async () => ({ versions: await listVersions(deps, prices, 'list') }));

  owned(contract.setPrices, ({ body }, operator) => setVersion(deps, operator, prices, { ...body, value: body.list }));

  owned(contract.withdrawPrices, ({ params }, operator) => withdrawVersion(deps, operator, prices, params.id));
}
