import * as contract from '#contract/admin/business/schedule.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer, noContent } from '#server/http/route.ts';
import { scheduleKind } from '#server/modules/settings/queries/schedules.ts';
import { answerSet } from '#server/modules/versions/admin-routes.ts';
import { withdrawVersion } from '#server/modules/versions/change.ts';
import { checkSchedule } from './check.ts';
import { listSchedules } from './list.ts';

/** The weekdays, hours and seasons that an owner may change. */
export function scheduleAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  const owner = { action: 'schedule' } as const;

  guarded(contract.listSchedules, async () => answer(200, await listSchedules(deps)), owner);

  guarded(
    contract.checkSchedule,
    async ({ body }) => {
      const checked = await checkSchedule(deps, body);
      return isRefusal(checked) ? checked : answer(200, checked);
    },
    owner,
  );

  guarded(
    contract.setSchedule,
    ({ body }, operator) => answerSet(deps, operator, scheduleKind, body.schedule, body),
    owner,
  );

  guarded(
    contract.withdrawSchedule,
    async ({ params }, operator) => noContent(await withdrawVersion(deps, operator, scheduleKind, params.id)),
    owner,
  );
}
