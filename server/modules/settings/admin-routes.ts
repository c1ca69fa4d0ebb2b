import * as contract from '#contract/admin/settings.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { changeSetting, listSettings } from './change.ts';
import { changeInvitations } from './invitation-codes.ts';

export function settingsAdminRoutes({ guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('settings');

  owned(contract.readSettings, () => listSettings(deps));

  owned(contract.changeSetting, ({ body }, operator) => changeSetting(deps, operator, body));

  owned(contract.changeInvitations, ({ body }, operator) => changeInvitations(deps, operator, body));
}
