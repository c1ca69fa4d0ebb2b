import * as contract from '#contract/admin/settings.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer, noContent } from '#server/http/route.ts';
import { changeSetting, listSettings } from './change.ts';
import { changeInvitations } from './invitation-codes.ts';

/** The settings that an owner may change. */
export function settingsAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const owner = { action: 'settings' } as const;

  guarded(contract.readSettings, async () => answer(200, await listSettings(deps)), owner);

  guarded(
    contract.changeSetting,
    async ({ body }, operator) => noContent(await changeSetting(deps, operator, body)),
    owner,
  );

  guarded(
    contract.changeInvitations,
    async ({ body }, operator) => answer(200, await changeInvitations(deps, operator, body)),
    owner,
  );
}
