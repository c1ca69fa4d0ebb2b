import * as contract from '#contract/admin/crew.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer, noContent } from '#server/http/route.ts';
import { listCrewVisits } from './list-visits.ts';
import { reportVisit } from './report.ts';
import { setVisitCrew } from './set-crew.ts';

/** A phone that was offline for a day sends everything at once. */
const sending = [{ max: 120, minutes: 1 }];

/** What a crew sees and reports about its visits; owners and staff may too, and also assign crews. */
export function crewRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listCrewVisits, async (_call, operator) => answer(200, await listCrewVisits(deps, operator)), {
    action: 'visits',
    polled: true,
  });

  guarded(
    contract.reportVisit,
    async ({ params, body: { pressedAt, ...body } }, by) =>
      answer(200, await reportVisit(deps, { ...body, pressedAt: new Date(pressedAt), orderNo: params.order, by })),
    { action: 'visits', limits: sending },
  );

  guarded(contract.setVisitCrew, async ({ params, body }, by) =>
    noContent(await setVisitCrew(deps, { ...body, orderNo: params.order, by })),
  );
}
