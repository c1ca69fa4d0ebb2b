import * as contract from '#contract/admin-settings.ts';
import { answer } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal } from '#server/errors.ts';
import { blockArea } from '#server/use-cases/blocked-areas.ts';
import { changeSetting, houseSettings } from '#server/use-cases/house-settings.ts';
import { changeInvitations } from '#server/use-cases/invitation-codes.ts';
import type { AdminApi } from './admin-guard.ts';

/** What an owner may change of the house. */
export function adminSettingsRoutes({ guarded }: AdminApi, deps: Deps): void {
  const owner = { ownerOnly: true };

  guarded(contract.readSettings, async () => answer(200, await houseSettings(deps)), owner);

  guarded(
    contract.changeSetting,
    async ({ body }, operator) => {
      const changed = await changeSetting(deps, operator, body);
      return isRefusal(changed) ? changed : answer(204, null);
    },
    owner,
  );

  guarded(contract.blockArea, async ({ body }, operator) => answer(200, await blockArea(deps, operator, body)), owner);

  guarded(
    contract.changeInvitations,
    async ({ body }, operator) => {
      const changed = await changeInvitations(deps, operator, body);
      return isRefusal(changed) ? changed : answer(200, changed);
    },
    owner,
  );
}
