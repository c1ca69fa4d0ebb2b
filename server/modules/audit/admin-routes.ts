import * as contract from '#contract/admin/audit.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { listAudit, readAuditCheck } from './list.ts';

export function auditAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(
    contract.listAudit,
    ({ query: { by, ...query } }) => listAudit(deps, { ...query, by: by === contract.nobody ? null : by }),
    { action: 'audit' },
  );
  // It reads the whole log.
  guarded(contract.checkAudit, () => readAuditCheck(deps), { action: 'audit', ...perMinute(20) });
}
