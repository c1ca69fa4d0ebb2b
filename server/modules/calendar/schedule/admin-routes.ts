import * as contract from '#contract/admin/business/schedule.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { scheduleKind } from '#server/modules/settings/queries/schedules.ts';
import { setVersion, withdrawVersion } from '#server/modules/versions/change.ts';
import { checkSchedule } from './check.ts';
import { listSchedules } from './list.ts';

export function scheduleAdminRoutes({ guardedBy }: AdminApi, deps: Deps): void {
  const owned = guardedBy('schedule');

  owned(contract.listSchedules, () => listSchedules(deps));

  owned(contract.checkSchedule, ({ body }) => checkSchedule(deps, body));

  owned(contract.setSchedule, ({ body }, by) => setVersion(deps, by, scheduleKind, { ...body, value: body.schedule }));

  owned(contract.withdrawSchedule, ({ params }, operator) => withdrawVersion(deps, operator, scheduleKind, params.id));
}
