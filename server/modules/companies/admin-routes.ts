import * as contract from '#contract/admin/business/companies.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer, noContent } from '#server/http/route.ts';
import { answerSet } from '#server/modules/versions/admin-routes.ts';
import { withdrawVersion } from '#server/modules/versions/change.ts';
import { listVersions } from '#server/modules/versions/list.ts';
import { companiesKind } from './queries/companies.ts';

/** The recommended companies that an owner may change. */
export function companiesAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const owner = { action: 'companies' } as const;

  guarded(
    contract.listCompanies,
    async () => {
      const versions = await listVersions(deps, companiesKind);
      return answer(200, { versions: versions.map(({ value, ...version }) => ({ ...version, companies: value })) });
    },
    owner,
  );

  guarded(
    contract.setCompanies,
    ({ body }, operator) => answerSet(deps, operator, companiesKind, body.companies, body),
    owner,
  );

  guarded(
    contract.withdrawCompanies,
    async ({ params }, operator) => noContent(await withdrawVersion(deps, operator, companiesKind, params.id)),
    owner,
  );
}
