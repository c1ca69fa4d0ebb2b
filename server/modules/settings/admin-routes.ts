import * as contract from '#contract/admin/settings.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { changeSetting, listSettings } from './change.ts';
import { changeInvitations } from './invitation-codes.ts';

/** What an owner may change of the house. */
export function settingsAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const owner = { ownerOnly: true };

  guarded(contract.readSettings, async () => answer(200, await listSettings(deps)), owner);

  guarded(
    contract.changeSetting,
    async ({ body }, operator) => {
      const changed = await changeSetting(deps, operator, body);
      return isRefusal(changed) ? changed : answer(204, null);
    },
    owner,
  );

  guarded(
    contract.changeInvitations,
    async ({ body }, operator) => {
      const changed = await changeInvitations(deps, operator, body);
      return isRefusal(changed) ? changed : answer(200, changed);
    },
    owner,
  );
}
