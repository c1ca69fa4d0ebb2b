import * as contract from '#contract/admin/clients/consents.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { withdrawConsent } from './withdraw.ts';

export function consentAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.withdrawConsent, async ({ params }, by) =>
    answer(200, await withdrawConsent(deps, { id: params.id, by })),
  );
}
