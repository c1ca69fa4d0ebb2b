import * as contract from '#contract/admin/personal-data.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { erasePersonalData, exportPersonalData } from './person.ts';

/** A person's legal requests: access to their data, and its erasure. */
export function retentionAdminRoutes({ guarded, admit }: AdminApi, deps: Deps): void {
  guarded(contract.exportPersonalData, ({ body: { email } }, { id: by }) => exportPersonalData(deps, { email, by }), {
    action: 'personal-data.export',
    ...passwordTries,
  });
  guarded(
    contract.erasePersonalData,
    async ({ body: { email, password } }, operator) => {
      const absent = await admit(operator, 'personal-data.erase', password);
      return absent ?? (await erasePersonalData(deps, { email, by: operator.id }));
    },
    { action: 'personal-data.erase', ...passwordTries },
  );
}
