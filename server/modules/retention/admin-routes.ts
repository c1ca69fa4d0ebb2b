import { schedule } from '#business/schedule.ts';
import { serviceName } from '#business/services.ts';
import * as contract from '#contract/admin/data/personal-data.ts';
import { personalDataPage } from '#domain/personal-data/in-words.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { erasePersonalData, exportPersonalData } from './person.ts';

/** A person's legal requests: access to their data, and its erasure. */
export function retentionAdminRoutes({ guarded, admit }: AdminApi, deps: Deps): void {
  guarded(
    contract.exportPersonalData,
    async ({ body: { email } }, { id: by }) => {
      const records = await exportPersonalData(deps, { email, by });
      return { records, page: personalDataPage(records, email, { timeZone: schedule.timeZone, serviceName }) };
    },
    { action: 'personal-data.export', ...passwordTries },
  );
  guarded(
    contract.erasePersonalData,
    async ({ body: { email, password } }, operator) => {
      const absent = await admit(operator, 'personal-data.erase', password);
      return absent ?? (await erasePersonalData(deps, { email, by: operator.id }));
    },
    { action: 'personal-data.erase', ...passwordTries },
  );
}
