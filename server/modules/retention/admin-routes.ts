import * as contract from '#contract/admin/personal-data.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { answer } from '#server/http/route.ts';
import { erasePersonalData, exportPersonalData } from './person.ts';

/** A person's legal requests: access to their data, and its erasure. */
export function retentionAdminRoutes({ guarded, admit }: AdminApi, deps: Deps): void {
  guarded(
    contract.exportPersonalData,
    async ({ body: { email } }, { id: by }) => answer(200, await exportPersonalData(deps, { email, by })),
    { action: 'personal-data.export', limits: passwordTries },
  );
  guarded(
    contract.erasePersonalData,
    async ({ body: { email, password } }, operator) => {
      const absent = await admit(operator, 'personal-data.erase', password);
      return absent ?? answer(200, await erasePersonalData(deps, { email, by: operator.id }));
    },
    { action: 'personal-data.erase', limits: passwordTries },
  );
}
