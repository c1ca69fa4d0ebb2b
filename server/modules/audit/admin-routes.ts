import * as contract from '#contract/admin/audit.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { listAudit, readAuditCheck } from './list.ts';

/** Which operator changed what, for owners. */
export function auditAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(
    contract.listAudit,
    async ({ query: { by, ...query } }) =>
      answer(200, await listAudit(deps, { ...query, by: by === contract.nobody ? null : by })),
    { action: 'audit' },
  );
  // It reads the whole log.
  guarded(contract.checkAudit, async () => answer(200, await readAuditCheck(deps)), {
    action: 'audit',
    limits: [{ max: 20, minutes: 1 }],
  });
}
