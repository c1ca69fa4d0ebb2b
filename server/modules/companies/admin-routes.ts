import * as contract from '#contract/admin/business/companies.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { setVersion, withdrawVersion } from '#server/modules/versions/change.ts';
import { listVersions } from '#server/modules/versions/list.ts';
import { companiesKind } from './queries/companies.ts';

export function companiesAdminRoutes({ guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('companies');

  owned(contract.listCompanies, async () => ({ versions: await listVersions(deps, companiesKind, 'companies') }));

  owned(contract.setCompanies, ({ body }, by) =>
    setVersion(deps, by, companiesKind, { ...body, value: body.companies }),
  );

  owned(contract.withdrawCompanies, ({ params }, by) => withdrawVersion(deps, by, companiesKind, params.id));
}
