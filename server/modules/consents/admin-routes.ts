import * as contract from '#contract/admin/clients/consents.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { withdrawConsent } from './withdraw.ts';

export function consentAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.withdrawConsent, ({ params }, by) => withdrawConsent(deps, { id: params.id, by }));
}
